import type { PaymentState, PaymentStatus as Status } from '@elenco/core/finance';
import { useTranslation } from 'react-i18next';
import { StatusChip, type Tone } from '../ui';
import { type PaymentDocumentKind, paymentLabel } from './paymentLabel';

const tones: Readonly<Record<Status, Tone>> = {
  client_pending: 'neutral',
  delivery_pending: 'neutral',
  work_pending: 'neutral',
  invoice_missing: 'blocked',
  invoice_differs: 'blocked',
  being_checked: 'begun',
  accepted: 'nearly',
  scheduled: 'nearly',
  sent: 'moving',
  paid: 'paid',
  returned: 'attention',
};

/**
 * Status of a creator's payment; `state` is null for a cancelled payment. `toBrand` replaces the label of a
 * payment that waits for a delivery, since brands see which side has to deliver.
 */
export function PaymentStatus({
  state,
  toBrand,
  document,
}: {
  state: PaymentState | null;
  toBrand?: string;
  /** Kind of the payment's document, for the creator. */
  document?: PaymentDocumentKind;
}) {
  const { t } = useTranslation(['portal', 'options']);
  if (!state) return <StatusChip tone="stopped">{t('options:payment.cancelled')}</StatusChip>;
  const shown = toBrand && state.status === 'delivery_pending' ? toBrand : t(paymentLabel(state, document));
  return <StatusChip tone={tones[state.status]}>{shown}</StatusChip>;
}
