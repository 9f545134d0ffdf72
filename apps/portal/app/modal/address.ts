import { useLocation, useSearchParams } from '@remix-run/react';

/** What says in an address which window is open over its page, and of which row. */
const names = ['modal', 'project'];

/** The page's address with this window open, or with none; all else of the query stays. */
export function addressWith(
  pathname: string,
  search: URLSearchParams,
  open: { readonly modal: string; readonly project?: number } | null,
): string {
  const next = new URLSearchParams(search);
  for (const name of names) next.delete(name);
  for (const [name, value] of Object.entries(open ?? {})) next.set(name, String(value));
  const query = next.toString();
  return query ? `${pathname}?${query}` : pathname;
}

/** The windows of a page by its address: which one is open, of which row, and the ways to open and close one. */
export function useModals<Name extends string>(known: readonly Name[]) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const asked = search.get('modal');
  return {
    modal: known.find((name) => name === asked) ?? null,
    row: Number(search.get('project') ?? 0),
    to: (modal: Name, project?: number) =>
      addressWith(pathname, search, project === undefined ? { modal } : { modal, project }),
    closed: addressWith(pathname, search, null),
  };
}
