import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

/** What is typed, told once the person pauses; follows the value when that changes from elsewhere. */
export function usePaused(value: string, onChange: (text: string) => void) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => onChange(text), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return [text, setText] as const;
}
