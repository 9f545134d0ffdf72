import { useSearchParams } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { modalIn } from '../access/modal';
import { lazyPart } from '../ui';

/** An invitation that cannot be loaded is left out. */
const Window = lazyPart(
  () => import('./NewsletterWindow'),
  () => null,
);

/** The flag in the browser's own store (docs/spec/interface.md#newsletter-window). */
const flag = 'popupEntradaVisto';
const delay = 10_000;

/** Browsers may refuse their store; then it is as if the popup had been seen. */
function wasSeen(): boolean {
  try {
    return localStorage.getItem(flag) === 'true';
  } catch {
    return true;
  }
}

/**
 * Asks once, ten seconds after the page has loaded, whether one wants the newsletter; never over another window, nor on
 * the heels of one that was just closed: then the seconds are counted anew.
 */
export function EntryPopup({ form }: { form: string | null }) {
  const [search] = useSearchParams();
  const [due, setDue] = useState(false);
  const busy = modalIn(search) !== null;
  useEffect(() => {
    if (busy || wasSeen()) return;
    const timer = setTimeout(() => setDue(true), delay);
    return () => clearTimeout(timer);
  }, [busy]);
  if (!due || busy) return null;
  const close = () => {
    localStorage.setItem(flag, 'true');
    setDue(false);
  };
  return <Window form={form} close={close} />;
}
