import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import type { loader } from '../routes/dashboard/shared/jump';

/** Shorter than that somebody is still typing. */
const pauseMs = 150;

/** What our server finds for these words; a newer question aborts the one under way. */
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
