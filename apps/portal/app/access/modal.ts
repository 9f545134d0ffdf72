import { intendedCreatorParam } from './intendedCreator';

/**
 * Modals over the home page. Each also has a page, for browsers without scripts
 * (docs/spec/addresses.md#home-and-its-windows).
 */
export const modalPages = { login: '/login', hire: '/signup/brand', be: '/signup/creator' } as const;
export type Modal = keyof typeof modalPages;

/**
 * Query parameters of the modals: those that choose a modal, and those with data for it. `openlogin=true` is
 * the older way to choose the login (docs/spec/addresses.md#who-may-open-what).
 */
const names = ['modal', 'openlogin', 'briefing', 'google', intendedCreatorParam];
/** For each modal, the parameters of `names` that stay when the user switches to it. */
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

/** Returns the home page's URL with this modal, or without a modal for null; keeps all other parameters. */
export function withModal(search: URLSearchParams, modal: Modal | null): string {
  const next = new URLSearchParams(search);
  for (const name of names) if (!modal || !kept[modal].includes(name)) next.delete(name);
  if (modal === 'login') next.set('openlogin', 'true');
  else if (modal) next.set('modal', modal);
  const query = next.toString();
  return query ? `/?${query}` : '/';
}

/** True if two URLs differ only in the modal, so that no data must be reloaded. */
export function differOnlyInModal(one: URL, other: URL): boolean {
  const rest = (url: URL) => url.pathname + withModal(url.searchParams, null);
  return rest(one) === rest(other) && one.href !== other.href;
}
