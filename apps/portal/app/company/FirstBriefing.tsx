import { areaPath } from '@elenco/core/people';
import { FilePlus2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink, EmptyState } from '../ui';

/** Shown to a brand without projects. */
export function FirstBriefing() {
  const { t } = useTranslation('company');
  return (
    <EmptyState
      icon={<FilePlus2 aria-hidden="true" />}
      title={t('first.title')}
      text={t('first.text')}
      action={
        <ButtonLink to={`${areaPath.company}/new-briefing`} variant="primary" size="large">
          {t('first.action')}
        </ButtonLink>
      }
    />
  );
}
