import { type Actor, areaPath } from '@elenco/core/people';
import { isOwnPath } from './ownPath';
import { briefingStart, wishIn, wishing } from './wish';

const name = 'going-to';
/** Long enough for a sign-up, whose mail has to be found first. */
const seconds = 3_600;
const longest = 1_000;

/**
 * Remembers where somebody was going who has to sign in first. In a cookie, not in the address: a link cannot
 * choose where a sign-in ends.
 */
export function goingTo({ pathname, searchParams }: URL): string {
  const params = new URLSearchParams(searchParams);
  // How the router asks for the data of some of a page's parts; no part of the page's address.
  params.delete('_routes');
  const query = params.toString();
  const path = query ? `${pathname}?${query}` : pathname;
  const kept = path.length <= longest ? encodeURIComponent(path) : '';
  return `${name}=${kept}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`;
}

/** Whoever wants to hire this creator begins a briefing once they are in; a signed-out visitor's only. */
export function goingToHire({ searchParams, origin }: URL, user: object | null): string | null {
  const creatorId = wishIn(searchParams);
  return user || creatorId === null ? null : goingTo(new URL(wishing(briefingStart, creatorId), origin));
}

const signedInOnly = /^\/(dashboard|d\/p)(\/|$)/;

/** True for addresses that ask for a sign-in, known or not; what a share link opens does not. */
export const asksForSignIn = (path: string): boolean =>
  signedInOnly.test(path) && !/\/guest(\/|\.|$)/.test(path);

/** The home page with the login open, and the briefing that a path names (docs/spec/addresses.md#who-may-open-what). */
export function loginFor(path: string): string {
  const briefing = path.includes('/briefing/') ? path.split('/').filter(Boolean).at(-1) : undefined;
  return `/?openlogin=true${briefing ? `&briefing=${encodeURIComponent(briefing)}` : ''}`;
}

export const gone = `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;

/** The areas that only some roles may enter; the rest of the dashboard is for all of them. */
const areas: readonly [path: string, roles: readonly Actor['role'][]][] = [
  ['/dashboard/admin', ['admin']],
  [areaPath.company, ['company', 'admin']],
  [areaPath.creator, ['creator', 'admin']],
  ['/meta', ['creator']],
  ['/tiktok', ['creator']],
];

/** Where the person was going, when it is a page of ours that the role may enter. */
export function wasGoing(request: Request, actor: Actor): string | undefined {
  const kept = new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(request.headers.get('cookie') ?? '')?.[1];
  const path = kept && decoded(kept);
  if (!path || !isOwnPath(path) || !/^\/(dashboard|d|email|meta|tiktok)\//.test(path)) return undefined;
  const area = areas.find(([start]) => path === start || path.startsWith(`${start}/`));
  return area && !area[1].includes(actor.role) ? undefined : path;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
