import { useEffect, useRef } from 'react';

/** Calls `onJump` on ⌘K on a Mac, and on Ctrl K elsewhere. */
export function useJumpKey(onJump: () => void): void {
  const latest = useRef(onJump);
  latest.current = onJump;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.metaKey || event.ctrlKey) ||
        event.shiftKey ||
        event.altKey
      )
        return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
