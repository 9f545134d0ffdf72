import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { StatusTabs } from '../kit/StatusTabs';
import { useWords } from '../kit/words';

const columns: readonly Column<'card-payments'>[] = [
  { source: 'createdAt', link: true },
  { source: 'companyId' },
  { source: 'chargeId' },
  { source: 'status' },
  { source: 'failure' },
  { source: 'amountCents' },
];

/** Card payments of companies and their state at the provider. */
export function CardPaymentList() {
  const words = useWords();
  return (
    <>
      <PageHead
        help={['finance', 'chargeback']}
        title={words.name('card-payments', 2)}
        subtitle={words.t('finance.cardsHint')}
      />
      <ResourceList
        resource="card-payments"
        columns={columns}
        filters={['companyId', 'chargeId', 'createdAt']}
        empty={{ title: words.t('finance.noCardPayments'), hint: words.t('finance.noCardPaymentsHint') }}
      >
        <StatusTabs
          resource="card-payments"
          states={['paid', 'declined', 'surplus', 'disputed', 'lost', 'unmatched']}
        />
      </ResourceList>
    </>
  );
}
