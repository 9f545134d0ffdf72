import { type KeyboardEvent, type RefObject, useEffect } from 'react';

/**
 * Closes an open box on a click or focus elsewhere, and on Escape, which returns the focus to `opener`.
 * Spread the result into the box.
 */
export function useLeaving(
  box: RefObject<HTMLElement>,
  { open, close, opener }: { open: boolean; close: () => void; opener: string },
) {
  useEffect(() => {
    if (!open) return;
    const leave = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) close();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [open, close, box]);
  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      close();
      box.current?.querySelector<HTMLElement>(opener)?.focus();
    },
  };
}
