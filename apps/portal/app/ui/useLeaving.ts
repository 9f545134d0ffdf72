import { type KeyboardEvent, type RefObject, useEffect } from 'react';

/**
 * What is open in its place of the page closes when somebody goes on elsewhere, by pointer or by key, and by Escape,
 * which gives the focus back to `opener`. Spread what it gives into the box.
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
      if (event.key !== 'Escape' || !open) return;
      close();
      box.current?.querySelector<HTMLElement>(opener)?.focus();
    },
  };
}
