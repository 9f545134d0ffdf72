import { aBriefing, aPayContract, ids } from '@elenco/core/testing';
import { officeScreens } from '../../support/officeScreens';
import { areas, type Guarded } from './areas';

interface Listed {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly module: { readonly default?: unknown };
}

export interface GuardedRoute extends Guarded {
  readonly routeId: string;
  /** Path pattern as in the router: `/dashboard/contract/:id`. */
  readonly pattern: string;
  /** True if the route renders a page, not a file or a redirect. */
  readonly page: boolean;
}

/** Returns every route of the built portal with the route's area. `unlisted` are routes without an area. */
export async function portalRoutes(): Promise<{
  routes: GuardedRoute[];
  unlisted: string[];
  gone: string[];
}> {
  const file = new URL('../../../apps/portal/build/server/index.js', import.meta.url).href;
  const { routes: listed } = (await import(file)) as { routes: Readonly<Record<string, Listed>> };
  const patternOf = ({ parentId, path = '' }: Listed): string => {
    const parent = parentId ? listed[parentId] : undefined;
    return `${parent ? patternOf(parent) : ''}${path ? `/${path}` : ''}`;
  };
  const known = Object.values(listed).filter(({ id }) => id !== 'root');
  return {
    routes: known.flatMap((route) => {
      const guarded = areas[route.id];
      // A layout without its own path is covered by its pages.
      const frame = route.path === undefined && !route.index;
      return guarded && !frame
        ? [
            {
              ...guarded,
              routeId: route.id,
              pattern: patternOf(route) || '/',
              page: route.module.default !== undefined,
            },
          ]
        : [];
    }),
    unlisted: known.map(({ id }) => id).filter((id) => !(id in areas)),
    gone: Object.keys(areas).filter((id) => !known.some((route) => route.id === id)),
  };
}

/** A closed campaign of the first brand. The brand's draft cannot be opened as a campaign. */
export const aCampaign = aBriefing({ id: 38, status: 'closed' });
/** An Elenco Pay contract that its client accepted, so that it has a PDF. */
export const acceptedPay = aPayContract({ id: 603, status: 'active', contractId: ids.contract });

/** Values of path parameters other than `id`. */
const others: Readonly<Record<string, string>> = {
  users: String(ids.creator),
  proposals: String(ids.proposal),
  provider: String(ids.creator),
  company: String(ids.company),
  name: 'cecilia-amaral',
  plataform: 'instagram',
  step: 'brand',
  projectId: String(aCampaign.id),
};

/** Returns the path of a route, filled with the row's id and with values for the other parameters. */
export const addressOf = ({ pattern, id = 1 }: GuardedRoute, row = id): string =>
  pattern
    .replace('*', 'no-such-page')
    .replaceAll('?', '')
    .replace(/:(\w+)/g, (_, name) => others[name] ?? String(row));

/** Returns every screen of the back office's router. */
export function officePaths(): string[] {
  return officeScreens().map(({ path }) =>
    `/dashboard/admin${path}`.replace('/*', '').replace(/:\w+/g, '1').replace(/\/$/, ''),
  );
}
