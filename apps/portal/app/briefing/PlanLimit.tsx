import { areaPath } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import { Alert, ButtonLink } from '../ui';
import type { MonthLimit } from './limit.server';

/**
 * Number of briefings that the plan still allows this month, shown before a briefing is written and before it
 * is sent.
 */
export function PlanLimit({ month }: { month: MonthLimit | null }) {
  const { t } = useTranslation('company');
  if (!month) return null;
  const { limit, left } = month;
  return (
    <Alert
      tone={left === 0 ? 'warning' : 'info'}
      title={left === 0 ? t('planLimit.used', { count: limit }) : t('planLimit.left', { left, count: limit })}
      action={
        <ButtonLink to={`${areaPath.company}/pricing`} size="small">
          {t('planLimit.plans')}
        </ButtonLink>
      }
    >
      {t(left === 0 ? 'planLimit.usedText' : 'planLimit.leftText')}
    </Alert>
  );
}
