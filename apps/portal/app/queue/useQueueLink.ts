import { useLocation } from '@remix-run/react';
import { keepQueue } from './address';

/** Returns a function that adds the queue of the current page to a link. */
export function useQueueLink() {
  const { pathname, search } = useLocation();
  // Only the query string is read; the origin is arbitrary.
  const url = new URL(`${pathname}${search}`, 'https://elenco.invalid');
  return (to: string) => keepQueue(url, to);
}
