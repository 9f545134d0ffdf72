import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../ui';

/**
 * Shows the toast that an action left for the next page once. `flash` is `<code>~<id>`; its text is in
 * locales/toasts, loaded when it is shown. The page that shows it deletes the cookie: the server would delete
 * it even in an aborted request. If the browser cannot, it expires after 20 s.
 */
export function FlashToast({ flash }: { flash: string | null }) {
  const { i18n } = useTranslation();
  useEffect(() => {
    if (!flash) return;
    for (const start of ['', '__Host-']) void window.cookieStore?.delete(`${start}toast`);
    // Codes come from data, so the typed keys cannot know them.
    const words = i18n.t as unknown as (key: string) => string;
    void i18n.loadNamespaces('toasts').then(() => toast(words(`toasts:${flash.split('~')[0]}`)));
  }, [flash, i18n]);
  return null;
}
