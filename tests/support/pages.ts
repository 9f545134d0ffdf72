import type { Database } from '@elenco/db';
import { pagePaths } from '../../bench/parts/pageList';
import { parameterPaths, unvisitedRoutes } from './pageAddresses';
import { ownRows, type Visitor } from './pageRows';

export type { Visitor };

/** A page of the portal that a visitor opens. */
export interface Visited {
  /** Route as the build declares it, such as `/dashboard/contract/:id`. */
  readonly route: string;
  readonly path: string;
}

/** Prefixes of pages that only one kind of visitor may open. All visitors may open the other pages. */
const areas: Readonly<Record<Exclude<Visitor, 'nobody'>, readonly string[]>> = {
  'brand@aurora.example': ['/dashboard/client', '/dashboard/login-as'],
  'creator@story.example': ['/dashboard/professional', '/meta', '/tiktok', '/youtube'],
};

function isOf(route: string, visitor: Visitor): boolean {
  const within = (starts: readonly string[]) => starts.some((start) => route.startsWith(start));
  // Guest pages require only a share link. They are the same for signed-in users, so only the anonymous
  // visitor opens them.
  if (route.endsWith('/guest')) return visitor === 'nobody';
  const [owner] = Object.entries(areas).find(([, starts]) => within(starts)) ?? [];
  if (owner) return owner === visitor;
  const signedIn = route.startsWith('/dashboard') || route === '/community';
  return signedIn ? visitor !== 'nobody' : visitor === 'nobody';
}

/**
 * Returns every page of the build that this visitor may open, with paths to rows of the demo data.
 * @throws Error if a route has no path, because a page that is never visited would pass every check
 */
export async function pagesOf(database: Database, visitor: Visitor): Promise<Visited[]> {
  const own = await ownRows(database, visitor);
  const routes = (await pagePaths()).filter(
    (route) => isOf(route, visitor) && !unvisitedRoutes.includes(route),
  );
  return routes.flatMap((route) => {
    const paths = parameterPaths[route]?.(own) ?? (route.includes(':') ? [] : [route]);
    if (paths.length === 0) throw new Error(`The demo data has no address for ${route}`);
    return paths.map((path) => ({ route, path }));
  });
}

/** Opens a session without the sign-in form. Returns the value of the session's cookie. */
export async function sessionOf(database: Database, email: string): Promise<string> {
  const user = await database.identity.byEmail(email);
  if (!user) throw new Error(`no user has ${email}`);
  return database.identity.openSession(user.id, { now: new Date().toISOString(), ip: '', userAgent: '' });
}
