import { testEvent, webhookEvents } from '@elenco/core/operations';
import { useTranslation } from 'react-i18next';

/** Returns a function that returns the label of an event; unknown events keep their name. */
export function useEventText(): (event: string) => string {
  const { t } = useTranslation('webhooks');
  return (event) => {
    if (event === testEvent) return t('testEvent');
    const known = webhookEvents.find((one) => one === event);
    return known ? t(`names.${known}`) : event;
  };
}
