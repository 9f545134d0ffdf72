import { useLocation, useRouteLoaderData, useSearchParams } from '@remix-run/react';
import { type Audience, audienceOf, homeFor } from './frames';

/** Where staff have sent the header's links instead of our own pages; each `https://…`. */
export type Elsewhere = Partial<Record<'blog' | 'cases' | 'tour', string>>;

export interface Way {
  readonly label: 'blog' | 'calculator' | 'products' | 'cases' | 'tour';
  readonly to: string;
  /** Another site: opened as the browser does, in a tab of its own where the seed says so. */
  readonly outside: boolean;
  readonly newTab: boolean;
}

export function useAudience(): Audience {
  const [search] = useSearchParams();
  return audienceOf(useLocation().pathname, search);
}

/** What the root tells the header of this visitor. */
export function useVisitor() {
  const root = useRouteLoaderData<{ dashboard: string | null; elsewhere: Elsewhere }>('root');
  return { dashboard: root?.dashboard ?? null, elsewhere: root?.elsewhere ?? {} };
}

/** The header's links, in the seed's order for this audience. */
export function waysFor(audience: Audience, { blog, cases, tour }: Elsewhere): readonly Way[] {
  const home = homeFor(audience);
  const way = (label: Way['label'], own: string, other?: string, newTab = false): Way => ({
    label,
    to: other ?? own,
    outside: other !== undefined,
    newTab: newTab && (other !== undefined || label === 'calculator'),
  });
  return [
    way('blog', '/blog', blog),
    ...(audience === 'creator' ? [way('calculator', '/calculator', undefined, true)] : []),
    way('products', `${home}#products`),
    ...(audience === 'brand' ? [way('cases', '/cases', cases)] : []),
    way('tour', `${home}#tour`, tour, true),
  ];
}
