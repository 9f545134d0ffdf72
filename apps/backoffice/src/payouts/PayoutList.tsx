import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { StatusTabs } from '../kit/StatusTabs';
import { useWords } from '../kit/words';
import { NetPay } from './NetPay';
import { payDay } from './PayDay';
import { PayoutStatus } from './PayoutStatus';
import { PayoutTabs } from './PayoutTabs';

const columns: readonly Column<'payouts'>[] = [
  { source: 'id', render: (row) => `#${row.id}`, link: true },
  { source: 'creatorId' },
  { source: 'companyId' },
  { source: 'status', render: (row) => <PayoutStatus payout={row} /> },
  { source: 'dueOn', render: payDay },
  { source: 'madeOn' },
  { source: 'preparedById' },
  { source: 'grossCents' },
  { source: 'netCents', render: (row) => <NetPay payout={row} /> },
];

/** Payouts to creators, earliest due date first. */
export function PayoutList() {
  const words = useWords();
  return (
    <>
      <PageHead
        help={['finance', 'two-person-rule']}
        title={words.name('payouts', 2)}
        subtitle={words.t('finance.twoPeople')}
      />
      <PayoutTabs />
      <ResourceList
        resource="payouts"
        columns={columns}
        filters={['creatorId', 'companyId', 'dueOn', 'madeOn', 'netCents']}
        empty={{ title: words.t('finance.noPayouts'), hint: words.t('finance.noPayoutsHint') }}
      >
        <StatusTabs resource="payouts" states={['processing', 'sent', 'failed', 'waiting_invoice', 'made']} />
      </ResourceList>
    </>
  );
}
