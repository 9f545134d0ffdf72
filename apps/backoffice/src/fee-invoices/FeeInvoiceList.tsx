import { isWaiting } from '@elenco/core/operations';
import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { StatusTabs } from '../kit/StatusTabs';
import { today } from '../kit/today';
import { useWords } from '../kit/words';
import { Issuing } from './Issuing';

const columns: readonly Column<'fee-invoices'>[] = [
  { source: 'id', render: (row) => `#${row.id}`, link: true },
  { source: 'earnedOn' },
  { source: 'companyId' },
  { source: 'creatorId' },
  { source: 'chargeId' },
  { source: 'status' },
  { source: 'number' },
  { source: 'dpsNumber' },
  { source: 'reason' },
  { source: 'amountCents' },
];

/** Fee invoices with their status. Yellow marks those that need action. */
export function FeeInvoiceList() {
  const words = useWords();
  return (
    <>
      <PageHead
        help={['brand', 'nfse']}
        title={words.name('fee-invoices', 2)}
        subtitle={words.t('finance.feeInvoicesHint')}
      />
      <Issuing />
      <ResourceList
        resource="fee-invoices"
        columns={columns}
        filters={['companyId', 'creatorId', 'chargeId', 'earnedOn']}
        needsCare={(row) => isWaiting('fee-invoices', row, today())}
        empty={{ title: words.t('finance.noFeeInvoices'), hint: words.t('finance.noFeeInvoicesHint') }}
      >
        <StatusTabs
          resource="fee-invoices"
          states={['pending', 'sent', 'unknown', 'authorised', 'rejected', 'cancelling', 'cancelled']}
        />
      </ResourceList>
    </>
  );
}
