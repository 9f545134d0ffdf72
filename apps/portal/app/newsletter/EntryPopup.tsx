import { useSearchParams } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { modalIn } from '../access/modal';
import { lazyPart } from '../ui';

/** The pop-up is skipped if its code cannot be loaded. */
const Window = lazyPart(
  () => import('./NewsletterWindow'),
  () => null,
);

/** Key of the flag in local storage (docs/spec/interface.md#newsletter-window). */
const flag = 'popupEntradaVisto';
const delay = 10_000;

/** Returns true if the pop-up was shown before, or if the browser blocks local storage. */
function wasSeen(): boolean {
  try {
    return localStorage.getItem(flag) === 'true';
  } catch {
    return true;
  }
}

/**
 * Shows the newsletter pop-up once, ten seconds after the page has loaded. The pop-up never covers another
 * dialog; after the user has closed a dialog, the delay starts again.
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
