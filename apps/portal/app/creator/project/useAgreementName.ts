import { useTranslation } from 'react-i18next';
import { useFormat, useNow } from '../../i18n/use';
import type { Project } from './load.server';

/** Returns a function that names an agreement: the original contract, or an amendment with its period. */
export function useAgreementName({ amendments }: Pick<Project, 'amendments'>) {
  const { t } = useTranslation('creator');
  const { date } = useFormat();
  const now = useNow();
  return (amendmentId: number | null): string => {
    const amendment = amendments.find(({ id }) => id === amendmentId);
    if (!amendment) return t('statement.first');
    const { startsOn, endsOn } = amendment;
    return t('statement.amendment', { from: date(startsOn, 'short', now), to: date(endsOn, 'short', now) });
  };
}
