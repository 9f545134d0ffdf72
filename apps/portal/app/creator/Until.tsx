import { isPast } from '@elenco/core/operations';
import { useTranslation } from 'react-i18next';
import { useNow } from '../i18n/use';
import { DateText } from '../ui';

/** A deadline, in words that say whether it has passed. */
export function Until({ by }: { by: string }) {
  const { t } = useTranslation('creator');
  return (
    <>
      {t(isPast(by, useNow()) ? 'pieces.late' : 'pieces.until')} <DateText value={by} />
    </>
  );
}
