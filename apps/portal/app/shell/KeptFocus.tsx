import { useFetchers, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { Sent } from './focusAfter';

/**
 * After a form was sent, moves the focus to the place where the user continues, even if the pressed button no
 * longer exists.
 */
export function KeptFocus() {
  const { state } = useNavigation();
  const fetchers = useFetchers();
  const busy = state !== 'idle' || fetchers.length > 0;
  const sent = useRef<Sent>();
  useEffect(() => {
    const remember = ({ target, submitter }: SubmitEvent) => {
      const form = target as HTMLFormElement;
      const chain: Element[] = [];
      for (let at: Element | null = submitter ?? form; at; at = at.parentElement) chain.push(at);
      // A dialog closes after the response, so the focus returns to the button that opened it.
      const opener = document.querySelector('[aria-haspopup=dialog][data-popup-open]');
      if (opener && chain.some((one) => one.matches('[role=dialog], [role=alertdialog]'))) {
        chain.length = 0;
        for (let at: Element | null = opener; at; at = at.parentElement) chain.push(at);
      }
      sent.current = { form, chain };
    };
    document.addEventListener('submit', remember, true);
    return () => document.removeEventListener('submit', remember, true);
  }, []);
  useEffect(() => {
    const last = sent.current;
    if (busy || !last) return;
    sent.current = undefined;
    void import('./focusAfter').then(({ focusAfter }) => focusAfter(last));
  }, [busy]);
  return null;
}
