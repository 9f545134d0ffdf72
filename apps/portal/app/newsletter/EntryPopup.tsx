import { useSearchParams } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { modalIn } from '../access/modal';
import { lazyPart } from '../ui';

/** If the window cannot be loaded, it is skipped. */
const Window = lazyPart(
  () => import('./NewsletterWindow'),
  () => null,
);

/** Flag in the browser's own store (docs/spec/interface.md#newsletter-window). */
const flag = 'popupEntradaVisto';
const delay = 10_000;

/** Browsers may block the store; then the popup counts as seen. */
function wasSeen(): boolean {
  try {
    return localStorage.getItem(flag) === 'true';
  } catch {
    return true;
  }
}

/**
 * Shows the newsletter popup once, ten seconds after the page has loaded; never over another window, and
 * after closing one the delay starts again.
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
