import { wishName } from './wish';

/** The windows over the home page; each is a page too, for browsers without scripts (docs/spec/addresses.md#home-and-its-windows). */
export const modalPages = { login: '/login', hire: '/signup/brand', be: '/signup/creator' } as const;
export type Modal = keyof typeof modalPages;

/** What says in an address which one is open; `openlogin=true` is the login's older one (docs/spec/addresses.md#who-may-open-what). */
const names = ['modal', 'openlogin', 'briefing', 'google', wishName];
/** What stays while one modal follows another. */
const kept: Readonly<Record<Modal, readonly string[]>> = {
  login: ['briefing', wishName],
  hire: [wishName],
  be: [],
};

export function modalIn(search: URLSearchParams): Modal | null {
  if (search.get('openlogin') === 'true') return 'login';
  const modal = search.get('modal') ?? '';
  return Object.hasOwn(modalPages, modal) ? (modal as Modal) : null;
}

/** The home page's address with this modal open, or none; all else of the query stays. */
export function withModal(search: URLSearchParams, modal: Modal | null): string {
  const next = new URLSearchParams(search);
  for (const name of names) if (!modal || !kept[modal].includes(name)) next.delete(name);
  if (modal === 'login') next.set('openlogin', 'true');
  else if (modal) next.set('modal', modal);
  const query = next.toString();
  return query ? `/?${query}` : '/';
}

/** Whether two addresses differ in nothing but the modal, so that nothing has to be loaded anew. */
export function sameButModal(one: URL, other: URL): boolean {
  const rest = (url: URL) => url.pathname + withModal(url.searchParams, null);
  return rest(one) === rest(other) && one.href !== other.href;
}
