import type { FeeInvoiceIssuing } from '@elenco/core/finance';
import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { hasDuty } from '../kit/access';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';

/** Shows the URL to which fee invoices are sent for issuing, or a note that they are issued by hand. */
export function Issuing() {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const finance = hasDuty(useActor(), 'finance');
  const { data: issuing } = useQuery({
    queryKey: ['fee-invoices', 'issuing'],
    queryFn: () => data.ask<FeeInvoiceIssuing>('fee-invoice-issuing'),
    enabled: finance,
  });
  if (!issuing) return null;
  const { address, production } = issuing;
  if (address === null) {
    return (
      <Alert severity="warning" sx={{ mb: 2 }}>
        {words.t('finance.feeInvoicesByHand')}
      </Alert>
    );
  }
  return (
    <Alert severity={production ? 'info' : 'warning'} sx={{ mb: 2 }}>
      {words.t(production ? 'finance.feeInvoicesSent' : 'finance.feeInvoicesTest', { address })}
    </Alert>
  );
}
