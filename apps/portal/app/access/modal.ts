import { intendedCreatorParam } from './intendedCreator';

/**
 * The windows over the home page; each is also a page, for browsers without scripts
 * (docs/spec/addresses.md#home-and-its-windows).
 */
export const modalPages = { login: '/login', hire: '/signup/brand', be: '/signup/creator' } as const;
export type Modal = keyof typeof modalPages;

/**
 * Parameters that select the open window; `openlogin=true` is the login's older one
 * (docs/spec/addresses.md#who-may-open-what).
 */
const names = ['modal', 'openlogin', 'briefing', 'google', intendedCreatorParam];
/** Parameters that are kept when one modal replaces another. */
const kept: Readonly<Record<Modal, readonly string[]>> = {
  login: ['briefing', intendedCreatorParam],
  hire: [intendedCreatorParam],
  be: [],
};

export function modalIn(search: URLSearchParams): Modal | null {
  if (search.get('openlogin') === 'true') return 'login';
  const modal = search.get('modal') ?? '';
  return Object.hasOwn(modalPages, modal) ? (modal as Modal) : null;
}

/** Returns the home page's address with this modal open, or none; keeps all other parameters. */
export function withModal(search: URLSearchParams, modal: Modal | null): string {
  const next = new URLSearchParams(search);
  for (const name of names) if (!modal || !kept[modal].includes(name)) next.delete(name);
  if (modal === 'login') next.set('openlogin', 'true');
  else if (modal) next.set('modal', modal);
  const query = next.toString();
  return query ? `/?${query}` : '/';
}

/** True if two addresses differ only in the modal, so that no data must be reloaded. */
export function sameButModal(one: URL, other: URL): boolean {
  const rest = (url: URL) => url.pathname + withModal(url.searchParams, null);
  return rest(one) === rest(other) && one.href !== other.href;
}
