/** Where there is no menu and no footer (docs/spec/addresses.md#menu-and-footer); `/` has a header of its own, which is the same here. */
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

/** Whether a page open to everybody has the menu and the footer. */
export const hasMenu = (path: string): boolean => !bare.some((each) => each.test(path));

export type Audience = 'brand' | 'creator';

/** Pages that speak to creators, wherever one came from. */
const forCreators = /^\/(calculator|academy|tour\/creators)(\/|$)/;

/** Whom the header speaks to: `?for=creator` says it, so that it can be linked; else the page; else brands. */
export function audienceOf(path: string, search: URLSearchParams): Audience {
  if (search.get('for') === 'creator') return 'creator';
  return path !== '/' && forCreators.test(path) ? 'creator' : 'brand';
}

/** Pictures of the screens that an audience works with. */
export const tourPath: Readonly<Record<Audience, string>> = { brand: '/tour', creator: '/tour/creators' };

/** The home page of an audience. */
export const homeFor = (audience: Audience): string => (audience === 'creator' ? '/?for=creator' : '/');
