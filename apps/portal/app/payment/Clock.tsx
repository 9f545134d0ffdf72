import type { ClockStage } from '@elenco/core/finance';
import { useTranslation } from 'react-i18next';
import { PaymentClock as Clock } from '../ui';
import type { PaymentDocumentKind } from './paymentLabel';

/** Progress of a contract's money, the same for both sides: each stage with its actual or expected date. */
export function PaymentClock({
  stages,
  document = 'invoice',
}: {
  stages: readonly ClockStage[];
  /** Kind of the payment's document, for the creator. */
  document?: PaymentDocumentKind;
}) {
  const { t } = useTranslation();
  const labelOf = (code: ClockStage['code']) =>
    document !== 'invoice' && (code === 'invoice_asked' || code === 'invoice_valid')
      ? t(`clock.${document}.${code}`)
      : t(`clock.${code}`);
  return (
    <Clock
      label={t('clock.label')}
      stages={stages.map(({ code, state, on, expected }) => ({
        key: code,
        state,
        date: on ?? expected,
        label: labelOf(code),
        detail:
          on === null && expected !== null
            ? t(state === 'late' ? 'clock.late' : 'clock.expected')
            : undefined,
      }))}
    />
  );
}
