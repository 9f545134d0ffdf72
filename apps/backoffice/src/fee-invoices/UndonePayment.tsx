import { isOpen } from '@elenco/core/finance';
import Alert from '@mui/material/Alert';
import { useGetList } from 'ra-core';
import { ReferenceLink } from '../kit/ReferenceLink';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import { mayRead, type RecordOf } from '../resources';

/**
 * Asks finance to cancel the fee invoice of a charge whose payment was reversed, so that the charge is unpaid
 * again.
 */
export function UndonePayment({ charge }: { charge: RecordOf<'charges'> }) {
  const words = useWords();
  const actor = useActor();
  const { data = [] } = useGetList<RecordOf<'fee-invoices'>>(
    'fee-invoices',
    {
      filter: { chargeId: charge.id, status: 'authorised' },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'DESC' },
    },
    { enabled: isOpen(charge) && mayRead(actor, 'fee-invoices') },
  );
  const [invoice] = data;
  if (!invoice || !isOpen(charge)) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {words.t('finance.invoiceOfUndone')} <ReferenceLink resource="fee-invoices" id={invoice.id} />
    </Alert>
  );
}
