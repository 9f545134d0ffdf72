import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../ui';
import type { Flash } from './flash.server';

/**
 * Returns the text of a toast. With a title, the text names the action and the record. If the page already
 * shows the next row of a queue, the text says so, and sentences about the completed row are left out.
 */
export function flashText(
  { code, title, isNext }: Pick<Flash, 'code' | 'title' | 'isNext'>,
  words: (key: string, given?: object) => string,
): string {
  const text = words(`toasts:${code}`);
  if (title === '') return text;
  return words(isNext ? 'toasts:doneInQueue' : 'toasts:doneWith', {
    done: text.split(/\.(?:\s|$)/)[0],
    title,
  });
}

/** Toasts about a received item that the user must still check. */
const warnings: ReadonlySet<string> = new Set(['invoiceDiffers']);

export const toneOf = ({ code }: Pick<Flash, 'code'>) =>
  warnings.has(code) ? ('warning' as const) : ('success' as const);

/**
 * Shows the toast that an action left for the next page, once. Its text in locales/toasts is loaded when
 * needed. The browser deletes the cookie, since the server would delete it even for an aborted request.
 * Otherwise the cookie expires after 20 s.
 */
export function FlashToast({ flash }: { flash: Flash | null }) {
  const { i18n } = useTranslation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each load makes another object of the same toast
  useEffect(() => {
    if (!flash) return;
    for (const start of ['', '__Host-']) void window.cookieStore?.delete(`${start}toast`);
    // Codes are data, so they are not among the typed keys of the texts.
    const words = i18n.t as unknown as (key: string, given?: object) => string;
    void i18n
      .loadNamespaces('toasts')
      .then(() =>
        toast(flashText(flash, words), { tone: toneOf(flash), ...(flash.text ? { text: flash.text } : {}) }),
      );
  }, [flash?.id, i18n]);
  return null;
}
