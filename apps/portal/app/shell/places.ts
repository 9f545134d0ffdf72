import { useLocation, useRouteLoaderData, useSearchParams } from '@remix-run/react';
import { type Audience, audienceOf, homeFor, tourPath } from './frames';
import type { SiteLink } from './links.server';

export interface Way {
  readonly key: string;
  readonly title: string;
  readonly to: string;
  /** True for another site, or a page to use beside the current one. */
  readonly newTab: boolean;
}

export function useAudience(): Audience {
  const [search] = useSearchParams();
  return audienceOf(useLocation().pathname, search);
}

/** Link to the visitor's own dashboard. */
interface Dashboard {
  readonly to: string;
  readonly reloadDocument: boolean;
}

/** Returns the root loader's data about the visitor, for the header. */
export function useVisitor() {
  const root = useRouteLoaderData<{ dashboard: Dashboard | null; links: readonly SiteLink[] }>('root');
  return { dashboard: root?.dashboard, links: root?.links ?? [] };
}

const isTour = (slug: string): boolean => slug.startsWith('tour');

const wayOf = ({ slug, title, to }: SiteLink): Way => ({
  key: slug,
  title,
  to,
  newTab: !to.startsWith('/') || to === '/calculator' || isTour(slug),
});

/** Returns the editorial links for this audience. A link to the tour leads to the audience's own tour. */
const ownWays = (audience: Audience, links: readonly SiteLink[]): readonly Way[] =>
  links
    .filter(({ place }) => place === 'both' || place === audience)
    .map(wayOf)
    .map((way) => (isTour(way.key) && way.to.startsWith('/') ? { ...way, to: tourPath[audience] } : way));

/**
 * Returns the links in the header for this audience: products, editorial links, and for brands the request
 * for a meeting.
 */
export function headerLinks(
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

/** Returns the URL of the audience's tour, even if no editorial link leads to the tour. */
export const tourFor = (audience: Audience, links: readonly SiteLink[]): string =>
  ownWays(audience, links).find(({ key }) => isTour(key))?.to ?? tourPath[audience];

export const footerLinks = (links: readonly SiteLink[]): readonly Way[] =>
  links.filter(({ place }) => place === 'footer').map(wayOf);
