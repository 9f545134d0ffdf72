import { useLocation, useSearchParams } from '@remix-run/react';

/** Query parameters that contain the open modal and the project in it. */
const MODAL_PARAMETERS = ['modal', 'project'];

/** Returns the page's URL with this modal, or without a modal for null; keeps all other parameters. */
export function addressWith(
  pathname: string,
  search: URLSearchParams,
  open: { readonly modal: string; readonly project?: number } | null,
): string {
  const next = new URLSearchParams(search);
  for (const name of MODAL_PARAMETERS) next.delete(name);
  for (const [name, value] of Object.entries(open ?? {})) next.set(name, String(value));
  const query = next.toString();
  return query ? `${pathname}?${query}` : pathname;
}

/** Returns the open modal in the query string, the project in it, and URLs that open and close modals. */
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
