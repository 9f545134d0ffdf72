import { useTranslation } from 'react-i18next';
import { useFormat, useNow } from '../../i18n/use';
import type { Project } from './load.server';

/** Returns a function that names the part of a contract: its first part, or a renewal with its period. */
export function useAgreementName({ renewals }: Pick<Project, 'renewals'>) {
  const { t } = useTranslation('creator');
  const { date } = useFormat();
  const now = useNow();
  return (amendmentId: number | null): string => {
    const renewal = renewals.find(({ id }) => id === amendmentId);
    if (!renewal) return t('statement.first');
    const { startsOn, endsOn } = renewal;
    return t('statement.renewal', { from: date(startsOn, 'short', now), to: date(endsOn, 'short', now) });
  };
}
