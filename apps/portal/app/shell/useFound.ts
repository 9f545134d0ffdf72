import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import type { loader } from '../routes/dashboard/shared/jump';

/** Debounce delay in milliseconds. */
const pauseMs = 150;

/** Returns the server's results for the search text. A newer query aborts the pending one. */
export function useFound(words: string) {
  const { data, load, state } = useFetcher<typeof loader>({ key: 'jump' });
  const asked = words.trim();
  useEffect(() => {
    if (asked.length < 2) return;
    const timer = setTimeout(() => load(`/dashboard/jump?${new URLSearchParams({ q: asked })}`), pauseMs);
    return () => clearTimeout(timer);
  }, [asked, load]);
  return { found: asked.length < 2 ? [] : (data ?? []), looking: state !== 'idle' };
}
