import { ListTabs } from '../kit/ListTabs';
import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { StatusTabs } from '../kit/StatusTabs';
import { useWords } from '../kit/words';
import { PeriodStatus } from './PeriodStatus';

const columns: readonly Column<'subscription-periods'>[] = [
  { source: 'startsOn', link: true },
  { source: 'endsOn' },
  { source: 'companyId' },
  { source: 'plan' },
  { source: 'status', render: (row) => <PeriodStatus period={row} /> },
  { source: 'dueOn' },
  { source: 'amountCents' },
];

/** Invoices of subscriptions, including drafts that finance can review. */
export function PeriodList() {
  const words = useWords();
  return (
    <>
      <PageHead
        help={['finance', 'subscription']}
        title={words.name('subscription-periods', 2)}
        subtitle={words.t('finance.draftsHint')}
      />
      <ListTabs lists={['subscriptions', 'subscription-periods']} />
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
