import { type Actor, areaPath } from '@elenco/core/people';
import { briefingStart, intendedCreatorIn, withIntendedCreator } from './intendedCreator';
import { isOwnPath } from './ownPath';

const name = 'going-to';
/** Lifetime of the cookie in seconds, enough for a sign-up with its confirmation e-mail. */
const seconds = 3_600;
const longest = 1_000;

/**
 * Returns the cookie that stores the page requested by a signed-out visitor. A cookie is used instead of a
 * query parameter, so that no link can choose the target of a sign-in.
 */
export function requestedPageCookie({ pathname, searchParams }: URL): string {
  const params = new URLSearchParams(searchParams);
  // The router adds this parameter when it requests the data of only some of a page's routes.
  params.delete('_routes');
  const query = params.toString();
  const path = query ? `${pathname}?${query}` : pathname;
  const kept = path.length <= longest ? encodeURIComponent(path) : '';
  return `${name}=${kept}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`;
}

/**
 * Returns a cookie that stores the new-briefing page for a signed-out visitor who wants to hire a creator;
 * null for all other visitors.
 */
export function hirePageCookie({ searchParams, origin }: URL, user: object | null): string | null {
  const creatorId = intendedCreatorIn(searchParams);
  return user || creatorId === null
    ? null
    : requestedPageCookie(new URL(withIntendedCreator(briefingStart, creatorId), origin));
}

const signedInOnly = /^\/(dashboard|d\/p)(\/|$)/;

/** True for paths that require a sign-in, whether they exist or not; false for pages of share links. */
export const requiresSignIn = (path: string): boolean =>
  signedInOnly.test(path) && !/\/guest(\/|\.|$)/.test(path);

/**
 * Returns the URL of the home page with the login modal, and with the briefing's id if the path contains one
 * (docs/spec/addresses.md#who-may-open-what).
 */
export function loginFor(path: string): string {
  const briefing = path.includes('/briefing/') ? path.split('/').filter(Boolean).at(-1) : undefined;
  return `/?openlogin=true${briefing ? `&briefing=${encodeURIComponent(briefing)}` : ''}`;
}

export const forgetPage = `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;

/** Areas restricted to some roles. The rest of the dashboard is open to all roles. */
const areas: readonly [path: string, roles: readonly Actor['role'][]][] = [
  ['/dashboard/admin', ['admin']],
  [areaPath.company, ['company', 'admin']],
  [areaPath.creator, ['creator', 'admin']],
  ['/meta', ['creator']],
  ['/tiktok', ['creator']],
  ['/youtube', ['creator']],
];

/** Returns the requested page from the cookie, if it is a path of this site that the role may open. */
export function pageBeforeSignIn(request: Request, actor: Actor): string | undefined {
  const kept = new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(request.headers.get('cookie') ?? '')?.[1];
  const path = kept && decoded(kept);
  if (!path || !isOwnPath(path) || !/^\/(dashboard|d|email|meta|tiktok|youtube)\//.test(path))
    return undefined;
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
