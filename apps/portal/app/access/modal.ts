import { intendedCreatorParam } from './intendedCreator';

/**
 * Modals over the home page. Each also has a page, for browsers without scripts
 * (docs/spec/addresses.md#home-and-its-windows).
 */
export const modalPages = { login: '/login', hire: '/signup/brand', be: '/signup/creator' } as const;
export type Modal = keyof typeof modalPages;

/**
 * Query parameters that choose the modal; `openlogin=true` is the older one of the login
 * (docs/spec/addresses.md#who-may-open-what).
 */
const names = ['modal', 'openlogin', 'briefing', 'google', intendedCreatorParam];
/** Query parameters that stay when the user switches between modals. */
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

/** Returns the home page's address with this modal, or without any; keeps all other parameters. */
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
