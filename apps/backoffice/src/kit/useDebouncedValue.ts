import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 300;

/** Normalizes as in the URL: whitespace being typed is not a change. */
const tidy = (text: string) => text.trim().replace(/\s+/g, ' ');

/**
 * Debounces typed text and reports it once. The URL may normalize it (`10.50` to `10.5`) or omit it if
 * refused. Follows changes of the value from elsewhere.
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
