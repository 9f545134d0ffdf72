import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../ui';

/** The word that an action left for the next page (`toasts.<code>`), said once; `at` tells two equal ones apart. */
export function FlashToast({ code, at }: { code: string | null; at: string }) {
  const { t, i18n } = useTranslation();
  useEffect(() => {
    // Codes come from data, so the typed keys cannot know them.
    const words = t as unknown as (key: string) => string;
    if (code && at) toast(i18n.exists(`toasts.${code}`) ? words(`toasts.${code}`) : code);
  }, [code, at, t, i18n]);
  return null;
}
