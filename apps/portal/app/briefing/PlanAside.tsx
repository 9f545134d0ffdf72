import type { BriefingKind, PlanDay } from '@elenco/core/hiring';
import { useTranslation } from 'react-i18next';
import { DateText, DefinitionList, Section, StatusChip } from '../ui';

/**
 * Deadlines of each step, calculated back from the publication. For a freelancer, who publishes nothing, from
 * the delivery.
 */
export function PlanAside({ plan, kind }: { plan: readonly PlanDay[]; kind: BriefingKind }) {
  const { t } = useTranslation('company');
  if (plan.length === 0) return null;
  const isWork = kind === 'freelancer';
  return (
    <Section title={t(isWork ? 'plan.titleOfWork' : 'plan.title')}>
      <DefinitionList
        items={plan.map(({ code, on, late }) => ({
          term: t(isWork ? `plan.daysOfWork.${code}` : `plan.days.${code}`),
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
