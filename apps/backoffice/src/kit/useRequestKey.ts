import { HttpError } from 'ra-core';
import { useRef } from 'react';

/**
 * Returns the idempotency key of a request. It stays the same for the same input until the server answers, so
 * that repeating a request after a lost answer has one effect.
 */
export function useRequestKey() {
  const kept = useRef<{ readonly input: string; readonly key: string }>(undefined);
  const keyOf = (input: object): string => {
    const text = JSON.stringify(input);
    if (kept.current?.input !== text) kept.current = { input: text, key: crypto.randomUUID() };
    return kept.current.key;
  };
  /** Replaces the key, unless the request failed without an answer. */
  const settle = (error?: unknown): void => {
    if (!error || error instanceof HttpError) kept.current = undefined;
  };
  return { keyOf, settle };
}
