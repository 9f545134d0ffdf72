import { type BriefingKind, type PlanDay, workKeySuffix } from '@elenco/core/hiring';
import { useTranslation } from 'react-i18next';
import { DateText, DefinitionList, Section, StatusChip } from '../ui';

/**
 * Deadlines of each step, counted back from the publication. A freelancer's work is not published, so its
 * deadlines are counted back from the delivery.
 */
export function PlanAside({ plan, kind }: { plan: readonly PlanDay[]; kind: BriefingKind }) {
  const { t } = useTranslation('company');
  if (plan.length === 0) return null;
  const work = workKeySuffix({ kind });
  return (
    <Section title={t(`plan.title${work}`)}>
      <DefinitionList
        items={plan.map(({ code, on, late }) => ({
          term: t(`plan.days${work}.${code}`),
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
