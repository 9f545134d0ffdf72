/**
 * Pages without menu and footer (docs/spec/addresses.md#menu-and-footer); the header of `/` is the same as
 * the menu here.
 */
const bare = [
  /^\/new-home$/,
  /\/guest$/,
  /\/modal/,
  /^\/c\//,
  /^\/login(\/|$)/,
  /^\/404$/,
  /^\/meta\/profile$/,
  /^\/tiktok\/profile(\/|$)/,
];

/** Returns whether a public page has the menu and the footer. */
export const hasMenu = (path: string): boolean => !bare.some((each) => each.test(path));

export type Audience = 'brand' | 'creator';

/** Pages for creators, whatever the previous page. */
const forCreators = /^\/(calculator|academy|tour\/creators|help\/creator)(\/|$)/;

/**
 * Returns the audience of the header: `?for=creator` in the address, so that it can be linked; else the
 * page's; else brands.
 */
export function audienceOf(path: string, search: URLSearchParams): Audience {
  if (search.get('for') === 'creator') return 'creator';
  return path !== '/' && forCreators.test(path) ? 'creator' : 'brand';
}

/** The tour of each audience. */
export const tourPath: Readonly<Record<Audience, string>> = { brand: '/tour', creator: '/tour/creators' };

/** Returns the home page of an audience. */
export const homeFor = (audience: Audience): string => (audience === 'creator' ? '/?for=creator' : '/');
