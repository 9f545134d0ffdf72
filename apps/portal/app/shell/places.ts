import { useLocation, useRouteLoaderData, useSearchParams } from '@remix-run/react';
import { type Audience, audienceOf, homeFor } from './frames';
import type { SiteLink } from './links.server';

export interface Way {
  readonly key: string;
  readonly title: string;
  readonly to: string;
  /** Another site, or the calculator, which one looks into beside the page that one reads. */
  readonly newTab: boolean;
}

export function useAudience(): Audience {
  const [search] = useSearchParams();
  return audienceOf(useLocation().pathname, search);
}

/** What the root tells the header of this visitor. */
export function useVisitor() {
  const root = useRouteLoaderData<{ dashboard: string | null; links: readonly SiteLink[] }>('root');
  return { dashboard: root?.dashboard ?? null, links: root?.links ?? [] };
}

const wayOf = ({ slug, title, to }: SiteLink): Way => ({
  key: slug,
  title,
  to,
  newTab: !to.startsWith('/') || to === '/calculator',
});

/** The header's links for this audience, our products before what leads away. */
export function waysFor(audience: Audience, links: readonly SiteLink[], products: string): readonly Way[] {
  const own = links.filter(({ place }) => place === 'both' || place === audience).map(wayOf);
  const anchor = { key: 'products', title: products, to: `${homeFor(audience)}#products`, newTab: false };
  return [anchor, ...own];
}

export const footerLinks = (links: readonly SiteLink[]): readonly Way[] =>
  links.filter(({ place }) => place === 'footer').map(wayOf);
