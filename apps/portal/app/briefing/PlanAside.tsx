import type { PlanDay } from '@elenco/core/hiring';
import { useTranslation } from 'react-i18next';
import { DateText, DefinitionList, Section, StatusChip } from '../ui';

/** Deadlines of each step, calculated back from the publication. */
export function PlanAside({ plan }: { plan: readonly PlanDay[] }) {
  const { t } = useTranslation('company');
  if (plan.length === 0) return null;
  return (
    <Section title={t('plan.title')}>
      <DefinitionList
        items={plan.map(({ code, on, late }) => ({
          term: t(`plan.days.${code}`),
          value: (
            <>
              <DateText value={on} style="weekday" />{' '}
              {late && <StatusChip tone="attention">{t('plan.late')}</StatusChip>}
            </>
          ),
        }))}
      />
      <p className="muted small">{t('plan.how')}</p>
    </Section>
  );
}
