import type { PaymentState, PaymentStatus as Status } from '@elenco/core/finance';
import { useTranslation } from 'react-i18next';
import { StatusChip, type Tone } from '../ui';

const tones: Readonly<Record<Status, Tone>> = {
  work_pending: 'neutral',
  invoice_missing: 'blocked',
  being_checked: 'begun',
  accepted: 'nearly',
  scheduled: 'nearly',
  sent: 'moving',
  paid: 'paid',
  returned: 'attention',
};

/** Status of a creator's payment; null for a cancelled one. */
export function PaymentStatus({ state }: { state: PaymentState | null }) {
  const { t } = useTranslation('options');
  if (!state) return <StatusChip tone="stopped">{t('payment.cancelled')}</StatusChip>;
  return <StatusChip tone={tones[state.status]}>{t(`payment.${state.status}`)}</StatusChip>;
}
