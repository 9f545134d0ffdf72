import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { StatusTabs } from '../kit/StatusTabs';
import { useWords } from '../kit/words';
import { SubscriptionTabs } from '../subscriptions/SubscriptionTabs';

const columns: readonly Column<'subscription-periods'>[] = [
  { source: 'startsOn', link: true },
  { source: 'endsOn' },
  { source: 'companyId' },
  { source: 'plan' },
  { source: 'status' },
  { source: 'dueOn' },
  { source: 'amountCents' },
];

/** Invoices of subscriptions; drafts can be reviewed. */
export function PeriodList() {
  const words = useWords();
  return (
    <>
      <PageHead
        help={['finance', 'subscription']}
        title={words.name('subscription-periods', 2)}
        subtitle={words.t('finance.draftsHint')}
      />
      <SubscriptionTabs />
      <ResourceList
        resource="subscription-periods"
        columns={columns}
        filters={['companyId', 'startsOn', 'dueOn']}
        empty={{ title: words.t('finance.noPeriods'), hint: words.t('finance.noPeriodsHint') }}
      >
        <StatusTabs resource="subscription-periods" states={['draft', 'final', 'withdrawn']} />
      </ResourceList>
    </>
  );
}
