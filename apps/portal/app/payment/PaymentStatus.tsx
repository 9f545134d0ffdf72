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
 * Status of a creator's payment; `state` is null for a cancelled payment. For brands, the status names the
 * side that has to deliver.
 */
export function PaymentStatus({
  state,
  toBrand,
  document,
}: {
  state: PaymentState | null;
  toBrand?: string;
  /** The document of the payment, for its creator. */
  document?: PaymentDocumentKind;
}) {
  const { t } = useTranslation(['portal', 'options']);
  if (!state) return <StatusChip tone="stopped">{t('options:payment.cancelled')}</StatusChip>;
  const shown = toBrand && state.status === 'delivery_pending' ? toBrand : t(paymentLabel(state, document));
  return <StatusChip tone={tones[state.status]}>{shown}</StatusChip>;
}
