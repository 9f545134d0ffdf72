import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { useWords } from '../kit/words';
import { TaxTabs } from './TaxTabs';

/** Recorded payments of withheld taxes. */
export function TaxPaymentList() {
  const words = useWords();
  const columns: readonly Column<'tax-payments'>[] = [
    { source: 'month', link: true, render: (row) => words.month(row.month) },
    { source: 'tax' },
    { source: 'municipality' },
    { source: 'amountCents' },
    { source: 'paidOn' },
    { source: 'bankReference' },
    { source: 'status' },
    { source: 'recordedById' },
  ];
  return (
    <>
      <PageHead
        help={['creator', 'taxes']}
        title={words.name('tax-payments', 2)}
        subtitle={words.t('books.taxPaymentsHint')}
      />
      <TaxTabs />
      <ResourceList
        resource="tax-payments"
        columns={columns}
        filters={['status', 'tax', 'month', 'paidOn']}
        empty={{ title: words.t('books.noTaxPayments'), hint: words.t('books.taxPaymentsHint') }}
      />
    </>
  );
}
