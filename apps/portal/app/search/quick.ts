import { useLocation, useNavigate } from '@remix-run/react';
import { QUICK } from './readSearch';
import { FILTERS_STATE } from './useLiveFilters';

/** Returns a query string without the quick view. */
export function withoutQuick(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(QUICK);
  return params.toString();
}

/** True if two URLs differ only in the quick view, so that the results are the same. */
export const sameButQuick = (one: URL, other: URL): boolean =>
  one.pathname === other.pathname &&
  one.search !== other.search &&
  withoutQuick(one.search) === withoutQuick(other.search);

/**
 * Returns the creator in the quick view, the position among the results (-1 for a creator who is not among
 * them), and functions that open, change and close it.
 */
export function useQuick(keys: readonly string[]) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get(QUICK);
  const at = asked === null ? -1 : keys.indexOf(asked);
  const show = (key: string | null, replace: boolean) => {
    const params = new URLSearchParams(search);
    params.delete(QUICK);
    if (key !== null) params.set(QUICK, key);
    const query = params.toString();
    // The filters in the query string are unchanged, so their fields stay as they are.
    navigate(query ? `${pathname}?${query}` : pathname, {
      replace,
      preventScrollReset: true,
      state: FILTERS_STATE,
    });
  };
  return {
    key: asked,
    at,
    open: (key: string) => show(key, false),
    /** Moves through the results, with one entry in the browser's history. */
    move: (step: 1 | -1) => {
      // The URL may be newer than the rendered page, as after two quick key presses.
      const from = keys.indexOf(new URLSearchParams(window.location.search).get(QUICK) ?? '');
      const next = keys[from + step];
      if (from >= 0 && next !== undefined) show(next, true);
    },
    close: () => show(null, true),
  };
}
export type QuickView = ReturnType<typeof useQuick>;
