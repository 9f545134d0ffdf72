import { RelatedList } from '../kit/RelatedList';
import type { Column } from '../kit/ResourceTable';
import { useWords } from '../kit/words';
import { NetPay } from './NetPay';
import { PayoutStatus } from './PayoutStatus';

const columns: readonly Column<'payouts'>[] = [
  { source: 'id', render: (row) => `#${row.id}`, link: true },
  { source: 'companyId' },
  { source: 'status', render: (row) => <PayoutStatus payout={row} /> },
  { source: 'dueOn' },
  { source: 'netCents', render: (row) => <NetPay payout={row} /> },
];

/** Payouts of a creator, for staff who may read them. */
export function PayoutsOf({ creatorId }: { creatorId: number }) {
  const words = useWords();
  return (
    <RelatedList
      resource="payouts"
      columns={columns}
      sort={['id', 'DESC']}
      within={{ creatorId }}
      empty={{ title: words.t('finance.noPayouts'), hint: words.t('finance.noPayoutsHint') }}
    />
  );
}
