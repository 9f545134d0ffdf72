import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { useWords } from '../kit/words';
import { ReadReturnLink } from '../payment-answers/ReadReturnLink';
import { PayoutTabs } from '../payouts/PayoutTabs';

const columns: readonly Column<'payment-files'>[] = [
  { source: 'number', render: (row) => `#${row.number}`, link: true },
  { source: 'createdAt' },
  { source: 'releasedById' },
  { source: 'payOn' },
  { source: 'payments', render: (row) => row.payments.length },
  { source: 'amountCents' },
];

/** Payment files for the bank, newest first. */
export function FileList() {
  const words = useWords();
  return (
    <>
      <PageHead
        help={['finance', 'payout-run']}
        title={words.name('payment-files', 2)}
        subtitle={words.t('paymentFiles.hint')}
        actions={<ReadReturnLink />}
      />
      <PayoutTabs />
      <ResourceList
        resource="payment-files"
        columns={columns}
        filters={['number', 'payOn', 'amountCents']}
        empty={{ title: words.t('paymentFiles.none'), hint: words.t('paymentFiles.hint') }}
      />
    </>
  );
}
