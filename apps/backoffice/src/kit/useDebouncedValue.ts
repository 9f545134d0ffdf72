import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 300;

/** Normalizes text as the address does, so that typing a space is no change. */
const tidy = (text: string) => text.trim().replace(/\s+/g, ' ');

/**
 * Debounces typed text and reports it once. The address may normalize it (`10.50` to `10.5`) or drop refused
 * text. Follows changes of the value from elsewhere.
 */
export function useDebouncedValue(value: string, onChange: (text: string) => void) {
  const [text, setText] = useState(value);
  const reported = useRef(value);
  useEffect(() => {
    reported.current = value;
    setText((was) => (tidy(was) === value ? was : value));
  }, [value]);
  useEffect(() => {
    if (tidy(text) === tidy(reported.current)) return;
    const timer = setTimeout(() => {
      reported.current = text;
      onChange(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return [text, setText] as const;
}
