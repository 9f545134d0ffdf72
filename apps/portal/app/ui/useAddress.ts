import { useLocation, useSearchParams } from '@remix-run/react';

/**
 * Returns a function for the page's address with one parameter set (or removed, for ''), and without the
 * parameter `drop`. The others stay.
 */
export function useAddress(): (name: string, value: string, drop?: string) => string {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  return (name, value, drop) => {
    const next = new URLSearchParams(params);
    if (drop) next.delete(drop);
    if (value) next.set(name, value);
    else next.delete(name);
    const query = next.toString();
    return query ? `${pathname}?${query}` : pathname;
  };
}
