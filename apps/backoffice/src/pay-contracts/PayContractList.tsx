import { payAmounts } from '@elenco/core/finance';
import { Money } from '../kit/FieldValue';
import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { StatusTabs } from '../kit/StatusTabs';
import { useWords } from '../kit/words';

const columns: readonly Column<'pay-contracts'>[] = [
  { source: 'id', render: (row) => `#${row.id}`, link: true },
  { source: 'title' },
  { source: 'creatorId' },
  { source: 'clientName' },
  { source: 'clientCountry', hidden: true },
  { source: 'status' },
  {
    source: 'lines',
    label: 'payContracts.client',
    amount: true,
    render: (row) => <Money cents={payAmounts(row).clientCents} currency={row.currency} />,
  },
  { source: 'schedule', render: ({ schedule }) => schedule.length, hidden: true },
  { source: 'statusSince', hidden: true },
];

/** Elenco Pay contracts, which creators make with clients of their own. */
export function PayContractList() {
  const words = useWords();
  return (
    <>
      <PageHead
        help={['creator', 'elenco-pay']}
        title={words.name('pay-contracts', 2)}
        subtitle={words.t('payContracts.subtitle')}
      />
      <ResourceList
        resource="pay-contracts"
        columns={columns}
        filters={['creatorId', 'companyId']}
        empty={{ title: words.t('payContracts.none'), hint: words.t('payContracts.noneHint') }}
      >
        <StatusTabs
          resource="pay-contracts"
          states={['sent', 'viewed', 'active', 'completed', 'ended', 'refused', 'expired', 'draft']}
        />
      </ResourceList>
    </>
  );
}
