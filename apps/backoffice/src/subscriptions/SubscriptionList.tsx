import { ListTabs } from '../kit/ListTabs';
import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { StatusTabs } from '../kit/StatusTabs';
import { useWords } from '../kit/words';

const columns: readonly Column<'subscriptions'>[] = [
  { source: 'id', render: (row) => `#${row.id}`, link: true },
  { source: 'companyId' },
  { source: 'plan' },
  { source: 'status' },
  { source: 'nextPlan' },
  { source: 'nextOn' },
  { source: 'suspendedAt' },
];

/** Subscriptions with their payment status. */
export function SubscriptionList() {
  const words = useWords();
  return (
    <>
      <PageHead help={['finance', 'subscription']} title={words.name('subscriptions', 2)} />
      <ListTabs lists={['subscriptions', 'subscription-periods']} />
      <ResourceList
        resource="subscriptions"
        columns={columns}
        filters={['companyId', 'plan']}
        empty={{ title: words.t('finance.noSubscriptions'), hint: words.t('finance.noSubscriptionsHint') }}
      >
        <StatusTabs resource="subscriptions" states={['active', 'past_due', 'cancelled', 'open']} />
      </ResourceList>
    </>
  );
}
