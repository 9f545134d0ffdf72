import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 300;

/** Removes extra spaces, as the query string does. Typing a space therefore does not count as a change. */
const tidy = (text: string) => text.trim().replace(/\s+/g, ' ');

/**
 * Debounces typed text and reports it once. The query string may normalize the text (`10.50` to `10.5`) or
 * drop refused text. If `value` changes to a different text, the input shows that text.
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
