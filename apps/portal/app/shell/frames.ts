/** Pages without menu and footer (docs/spec/addresses.md#menu-and-footer). */
const bare = [
  /^\/new-home$/,
  /\/guest$/,
  /\/modal/,
  /^\/c\//,
  /^\/login(\/|$)/,
  /^\/404$/,
  /^\/meta\/profile$/,
  /^\/tiktok\/profile(\/|$)/,
  /^\/youtube\/profile$/,
];

/** Returns whether a public page has the menu and the footer. */
export const hasMenu = (path: string): boolean => !bare.some((each) => each.test(path));

export type Audience = 'brand' | 'creator';

/** Pages for creators, whichever page was open before. */
const forCreators = /^\/(calculator|academy|tour\/creators|help\/creator)(\/|$)/;

/**
 * Returns the audience of the header: creators for `?for=creator` and on the pages for creators, otherwise
 * brands.
 */
export function audienceOf(path: string, search: URLSearchParams): Audience {
  if (search.get('for') === 'creator') return 'creator';
  return path !== '/' && forCreators.test(path) ? 'creator' : 'brand';
}

/** Path of the tour of each audience. */
export const tourPath: Readonly<Record<Audience, string>> = { brand: '/tour', creator: '/tour/creators' };

/** Returns the home page of an audience. */
export const homeFor = (audience: Audience): string => (audience === 'creator' ? '/?for=creator' : '/');
