import { HttpError } from 'ra-core';
import { useRef } from 'react';

/**
 * Returns functions that manage the idempotency key of a request. The key stays the same for the same input
 * until the server responds. Repeating a request after a lost response therefore has no second effect.
 */
export function useRequestKey() {
  const kept = useRef<{ readonly input: string; readonly key: string }>(undefined);
  const keyOf = (input: object): string => {
    const text = JSON.stringify(input);
    if (kept.current?.input !== text) kept.current = { input: text, key: crypto.randomUUID() };
    return kept.current.key;
  };
  /** Replaces the key, unless the request failed without a response. */
  const settle = (error?: unknown): void => {
    if (!error || error instanceof HttpError) kept.current = undefined;
  };
  return { keyOf, settle };
}
