import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../ui';

/**
 * The word that an action left for the next page (`toasts.<code>`), shown once. `flash` is `<code>~<id>`. The page that shows it
 * deletes the cookie: a request that another one replaces would delete it unseen. Where the browser cannot, it lives 20 s.
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
