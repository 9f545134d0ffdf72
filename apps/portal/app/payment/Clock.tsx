import type { ClockStage } from '@elenco/core/finance';
import { useTranslation } from 'react-i18next';
import { PaymentClock as Clock } from '../ui';

/** Where the money of a contract is, as both sides see it: each stage with its day, or the day by which it should come. */
export function PaymentClock({ stages }: { stages: readonly ClockStage[] }) {
  const { t } = useTranslation();
  return (
    <Clock
      label={t('clock.label')}
      stages={stages.map(({ code, state, on, expected }) => ({
        key: code,
        state,
        date: on ?? expected,
        label: t(`clock.${code}`),
        detail:
          on === null && expected !== null
            ? t(state === 'late' ? 'clock.late' : 'clock.expected')
            : undefined,
      }))}
    />
  );
}
