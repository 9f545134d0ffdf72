import type { ClockStage } from '@elenco/core/finance';
import { useTranslation } from 'react-i18next';
import { PaymentClock as Clock } from '../ui';

/** Progress of a contract's money, the same for both sides: each stage with its actual or expected date. */
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
