import Box from '@mui/material/Box';
import { amountColumns, statusColumn } from '../charges/columns';
import { RelatedList } from '../kit/RelatedList';
import type { Column } from '../kit/ResourceTable';
import { useWords } from '../kit/words';
import { NetPay } from '../payouts/NetPay';

const charges: readonly Column<'charges'>[] = [
  { source: 'id', render: (row) => `#${row.id}`, link: true },
  { source: 'creatorId' },
  statusColumn,
  { source: 'dueOn' },
  { source: 'paidOn' },
  ...amountColumns,
];

const payouts: readonly Column<'payouts'>[] = [
  { source: 'id', render: (row) => `#${row.id}`, link: true },
  { source: 'creatorId' },
  { source: 'status' },
  { source: 'dueOn' },
  { source: 'madeOn' },
  { source: 'grossCents' },
  { source: 'netCents', render: (row) => <NetPay payout={row} /> },
];

/** Charges of the brand and payouts to creators, side by side. */
export function Money({ briefingId }: { briefingId: number }) {
  const words = useWords();
  const empty = { title: words.t('briefing.noMoney'), hint: words.t('briefing.noMoneyHint') };
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <RelatedList
        resource="charges"
        columns={charges}
        sort={['dueOn', 'ASC']}
        within={{ briefingId }}
        empty={empty}
      />
      <RelatedList
        resource="payouts"
        columns={payouts}
        sort={['dueOn', 'ASC']}
        within={{ briefingId }}
        empty={empty}
      />
    </Box>
  );
}
