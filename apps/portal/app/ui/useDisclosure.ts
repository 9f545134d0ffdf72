import { useCallback, useEffect, useRef, useState } from 'react';
import { useLeaving } from './useLeaving';

/**
 * A `<details>` that opens over the page, also if scripts are disabled. With scripts, the box closes on a
 * click or focus elsewhere. Spread `own` into it; `leave` closes it and returns the focus to its opener.
 */
export function useDisclosure() {
  const box = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => {
    if (box.current) box.current.open = false;
  }, []);
  const read = () => setOpen(box.current?.open ?? false);
  useEffect(read, []); // the user may have opened it before hydration
  const leave = () => {
    close();
    box.current?.querySelector('summary')?.focus();
  };
  const leaving = useLeaving(box, { open, close, opener: 'summary' });
  return { own: { ref: box, onToggle: read, ...leaving }, close, leave };
}
