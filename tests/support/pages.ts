import type { Database } from '@elenco/db';
import { pagePaths } from '../../bench/parts/pageList';
import { unreached, withNumbers } from './pageAddresses';
import { ownRows, type Visitor } from './pageRows';

export type { Visitor };

/** A page of the portal for a visitor. */
export interface Visited {
  /** Route as in the build: `/dashboard/contract/:id`. */
  readonly route: string;
  readonly path: string;
}

/** Prefixes of pages that only one visitor may open; all others are shared. */
const areas: Readonly<Record<Exclude<Visitor, 'nobody'>, readonly string[]>> = {
  'brand@aurora.example': ['/dashboard/client', '/dashboard/login-as'],
  'creator@story.example': ['/dashboard/professional', '/meta', '/tiktok', '/youtube'],
};

function isOf(route: string, visitor: Visitor): boolean {
  const within = (starts: readonly string[]) => starts.some((start) => route.startsWith(start));
  // Requires a share link only, so signed-in users see the same page.
  if (route.endsWith('/guest')) return visitor === 'nobody';
  const [owner] = Object.entries(areas).find(([, starts]) => within(starts)) ?? [];
  if (owner) return owner === visitor;
  const signedIn = route.startsWith('/dashboard') || route === '/community';
  return signedIn ? visitor !== 'nobody' : visitor === 'nobody';
}

/**
 * Returns every page of the build that this visitor may open, with addresses from the demo data. @throws if a
 * route has no address, since a page that is never visited would pass every check
 */
export async function pagesOf(database: Database, visitor: Visitor): Promise<Visited[]> {
  const own = await ownRows(database, visitor);
  const routes = (await pagePaths()).filter((route) => isOf(route, visitor) && !unreached.includes(route));
  return routes.flatMap((route) => {
    const paths = withNumbers[route]?.(own) ?? (route.includes(':') ? [] : [route]);
    if (paths.length === 0) throw new Error(`The demo data has no address for ${route}`);
    return paths.map((path) => ({ route, path }));
  });
}

/** Opens a session without the form; returns the value of its cookie. */
export async function sessionOf(database: Database, email: string): Promise<string> {
  const user = await database.identity.byEmail(email);
  if (!user) throw new Error(`no user has ${email}`);
  return database.identity.openSession(user.id, { now: new Date().toISOString(), ip: '', userAgent: '' });
}
