import { useLocation, useSearchParams } from '@remix-run/react';

/**
 * Returns a function that returns the URL of the current page with one query parameter set (or removed, for
 * ''), without the parameter `drop`, and with all other parameters unchanged.
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
