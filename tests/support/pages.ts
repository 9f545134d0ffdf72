import type { Database } from '@elenco/db';
import { pagePaths } from '../../bench/parts/pageList';
import { unreached, withNumbers } from './pageAddresses';
import { ownRows, type Visitor } from './pageRows';

export type { Visitor };

/** A page of the portal as somebody comes to it. */
export interface Visited {
  /** As the build lists it: `/dashboard/contract/:id`. */
  readonly route: string;
  readonly path: string;
}

/** Whose pages begin with this; what is of nobody else is everybody's, and both sides share the rest. */
const areas: Readonly<Record<Exclude<Visitor, 'nobody'>, readonly string[]>> = {
  'brand@aurora.example': ['/dashboard/client', '/dashboard/login-as'],
  'creator@story.example': ['/dashboard/professional', '/meta', '/tiktok'],
};

function isOf(route: string, visitor: Visitor): boolean {
  const within = (starts: readonly string[]) => starts.some((start) => route.startsWith(start));
  // By a grant alone, so whoever is signed in sees the same.
  if (route.endsWith('/guest')) return visitor === 'nobody';
  const [owner] = Object.entries(areas).find(([, starts]) => within(starts)) ?? [];
  if (owner) return owner === visitor;
  const signedIn = route.startsWith('/dashboard') || route === '/community';
  return signedIn ? visitor !== 'nobody' : visitor === 'nobody';
}

/**
 * Every page that the build lists and this visitor may open, with addresses for it out of the demo data.
 * @throws when a route has no address: a page that nobody looks at would pass every check
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

/** A session as a sign-in opens it; gives the cookie's value. */
export async function sessionOf(database: Database, email: string): Promise<string> {
  const user = await database.identity.byEmail(email);
  if (!user) throw new Error(`nobody has ${email}`);
  return database.identity.openSession(user.id, { now: new Date().toISOString(), ip: '', userAgent: '' });
}
