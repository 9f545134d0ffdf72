import { useLocation, useRouteLoaderData, useSearchParams } from '@remix-run/react';
import { type Audience, audienceOf, homeFor, tourPath } from './frames';
import type { SiteLink } from './links.server';

export interface Way {
  readonly key: string;
  readonly title: string;
  readonly to: string;
  /** Another site, or a page that is used beside the one that is being read. */
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

const isTour = (slug: string): boolean => slug.startsWith('tour');

const wayOf = ({ slug, title, to }: SiteLink): Way => ({
  key: slug,
  title,
  to,
  newTab: !to.startsWith('/') || to === '/calculator' || isTour(slug),
});

/** Staff's links for this audience. A tour that they have not put on another site is that of our own pictures. */
const ownWays = (audience: Audience, links: readonly SiteLink[]): readonly Way[] =>
  links
    .filter(({ place }) => place === 'both' || place === audience)
    .map(wayOf)
    .map((way) => (isTour(way.key) && way.to.startsWith('/') ? { ...way, to: tourPath[audience] } : way));

/** The header's links for this audience: our products, what staff have set, and the meeting that brands may ask for. */
export function waysFor(
  audience: Audience,
  links: readonly SiteLink[],
  { products, meeting }: { readonly products: string; readonly meeting: string },
): readonly Way[] {
  const ways = ownWays(audience, links);
  const anchor = { key: 'products', title: products, to: `${homeFor(audience)}#products`, newTab: false };
  return audience === 'creator'
    ? [anchor, ...ways]
    : [anchor, ...ways, { key: 'meeting', title: meeting, to: '/#demo', newTab: false }];
}

/** Address of the audience's tour, whether or not staff have a link to it. */
export const tourFor = (audience: Audience, links: readonly SiteLink[]): string =>
  ownWays(audience, links).find(({ key }) => isTour(key))?.to ?? tourPath[audience];

export const footerLinks = (links: readonly SiteLink[]): readonly Way[] =>
  links.filter(({ place }) => place === 'footer').map(wayOf);
