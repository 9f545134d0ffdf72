import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../ui';

/**
 * Shows the toast that an action left for the next page (`toasts.<code>`) once. `flash` is `<code>~<id>`. The
 * page that shows it deletes the cookie: the server would delete it even in an aborted request. If the
 * browser cannot, it expires after 20 s.
 */
export function FlashToast({ flash }: { flash: string | null }) {
  const { t } = useTranslation();
  useEffect(() => {
    if (!flash) return;
    // Codes come from data, so the typed keys cannot know them.
    const words = t as unknown as (key: string) => string;
    toast(words(`toasts.${flash.split('~')[0]}`));
    for (const start of ['', '__Host-']) void window.cookieStore?.delete(`${start}toast`);
  }, [flash, t]);
  return null;
}
