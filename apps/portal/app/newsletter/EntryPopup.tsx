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
const SEEN_KEY = 'popupEntradaVisto';
const POPUP_DELAY_MS = 10_000;

/** Returns true if the pop-up was shown before, or if the browser blocks local storage. */
function wasSeen(): boolean {
  try {
    return localStorage.getItem(SEEN_KEY) === 'true';
  } catch {
    return true;
  }
}

/** True if the focus is in a form, which the pop-up must not interrupt. */
const isInForm = () => Boolean(document.activeElement?.closest('form'));

/**
 * Shows the newsletter pop-up once, ten seconds after the user first scrolls. The pop-up never covers another
 * dialog or a form with the focus; after the user has closed a dialog, the delay starts again.
 */
export function EntryPopup({ form }: { form: string | null }) {
  const [search] = useSearchParams();
  const [due, setDue] = useState(false);
  const [hasScrolled, setHasScrolled] = useState(false);
  const busy = modalIn(search) !== null;
  useEffect(() => {
    const note = () => setHasScrolled(true);
    window.addEventListener('scroll', note, { once: true, passive: true });
    return () => window.removeEventListener('scroll', note);
  }, []);
  useEffect(() => {
    if (busy || !hasScrolled || wasSeen()) return;
    const timer = setInterval(() => {
      if (isInForm()) return;
      clearInterval(timer);
      setDue(true);
    }, POPUP_DELAY_MS);
    return () => clearInterval(timer);
  }, [busy, hasScrolled]);
  if (!due || busy) return null;
  const close = () => {
    localStorage.setItem(SEEN_KEY, 'true');
    setDue(false);
  };
  return <Window form={form} close={close} />;
}
