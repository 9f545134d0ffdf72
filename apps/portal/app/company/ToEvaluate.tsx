import { areaPath } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import { Avatar, ButtonLink, Rows, Section } from '../ui';
import type { Home } from './home.server';

/** Creators with finished work that the brand has not evaluated. */
export function ToEvaluate({ rows }: { rows: Home['toEvaluate'] }) {
  const { t } = useTranslation('company');
  if (rows.length === 0) return null;
  return (
    <Section title={t('evaluate.title')}>
      <Rows
        rows={rows.map(({ id, face, project, briefingId }) => ({
          key: id,
          lead: face && <Avatar {...face} size="small" decorative />,
          title: face?.name,
          under: project,
          action: (
            <ButtonLink
              to={`${areaPath.company}/briefing/${briefingId}?view=evaluation`}
              size="small"
              aria-label={t('evaluate.see', { name: face?.name })}
            >
              {t('evaluate.open')}
            </ButtonLink>
          ),
        }))}
      />
    </Section>
  );
}
