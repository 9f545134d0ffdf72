import Box from '@mui/material/Box';
import { RelatedList } from '../kit/RelatedList';
import type { Column } from '../kit/ResourceTable';
import { useWords } from '../kit/words';

const contracts: readonly Column<'contracts'>[] = [
  { source: 'title', link: true },
  { source: 'creatorId' },
  { source: 'status' },
  { source: 'approvedOn' },
  { source: 'totalCents' },
];

const deliverables: readonly Column<'deliverables'>[] = [
  { source: 'id', render: (row) => `#${row.id}`, link: true },
  { source: 'creatorId' },
  { source: 'channel' },
  { source: 'format' },
  { source: 'ordinal' },
  { source: 'status' },
  { source: 'dueOn' },
];

/** Contracts and deliverables of a briefing. */
export function Hirings({ briefingId }: { briefingId: number }) {
  const words = useWords();
  const empty = { title: words.t('briefing.noHirings'), hint: words.t('briefing.noHiringsHint') };
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <RelatedList
        resource="contracts"
        columns={contracts}
        sort={['id', 'ASC']}
        within={{ briefingId }}
        empty={empty}
      />
      <RelatedList
        resource="deliverables"
        columns={deliverables}
        filters={['status']}
        sort={['dueOn', 'ASC']}
        within={{ briefingId }}
        empty={empty}
      />
    </Box>
  );
}
