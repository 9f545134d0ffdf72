import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 300;

/** As the address says it: a blank that is only being typed is no other value. */
const tidy = (text: string) => text.trim().replace(/\s+/g, ' ');

/**
 * What is typed, told once the person pauses, and once only: the address may say it otherwise (`10.50` as `10.5`), or
 * not at all where it was refused. Follows the value when that changes from elsewhere.
 */
export function usePaused(value: string, onChange: (text: string) => void) {
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
