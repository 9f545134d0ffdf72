import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { StatusTabs } from '../kit/StatusTabs';
import { useWords } from '../kit/words';
import { NextAmount } from './NextAmount';

const columns: readonly Column<'repayments'>[] = [
  { source: 'id', render: (row) => `#${row.id}`, link: true },
  { source: 'creatorId' },
  { source: 'companyId' },
  { source: 'toward' },
  { source: 'status' },
  { source: 'dueOn' },
  { source: 'amountCents' },
  { source: 'paidCents' },
  {
    source: 'setOffCents',
    label: 'finance.repayments.next',
    amount: true,
    render: (row) => <NextAmount repayment={row} />,
  },
];

/** Creators' repayments. The open ones include repayments that still have to be refunded to a brand. */
export function RepaymentList() {
  const words = useWords();
  return (
    <>
      <PageHead
        help={['finance', 'repayment']}
        title={words.name('repayments', 2)}
        subtitle={words.t('finance.repayments.hint')}
      />
      <ResourceList
        resource="repayments"
        columns={columns}
        filters={['companyId', 'creatorId', 'dueOn', 'createdAt']}
        empty={{ title: words.t('finance.repayments.none'), hint: words.t('finance.repayments.noneHint') }}
      >
        <StatusTabs resource="repayments" states={['open', 'settled', 'waived', 'refunded']} />
      </ResourceList>
    </>
  );
}
