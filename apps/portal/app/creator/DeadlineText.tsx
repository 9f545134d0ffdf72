import { isPast } from '@elenco/core/operations';
import { useTranslation } from 'react-i18next';
import { useNow } from '../i18n/use';
import { DateText } from '../ui';

/** A deadline, worded as passed or coming; for several rows, the earliest deadline. */
export function DeadlineText({ by, count = 1 }: { by: string; count?: number }) {
  const { t } = useTranslation('creator');
  const late = isPast(by, useNow());
  const words =
    count > 1 ? (['home.nearestLate', 'home.nearest'] as const) : (['pieces.late', 'pieces.until'] as const);
  return (
    <>
      {t(late ? words[0] : words[1])} <DateText value={by} />
    </>
  );
}
