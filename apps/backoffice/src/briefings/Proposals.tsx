import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { useWords } from '../kit/words';

const columns: readonly Column<'proposals'>[] = [
  { source: 'id', render: (row) => `#${row.id}`, link: true },
  { source: 'creatorId' },
  { source: 'status' },
  { source: 'statusSince' },
  { source: 'round' },
  { source: 'totalCents' },
  { source: 'answerBy' },
];

/** Invited creators and their proposals. */
export function Proposals({ briefingId }: { briefingId: number }) {
  const words = useWords();
  return (
    <ResourceList
      resource="proposals"
      columns={columns}
      filters={['status']}
      sort={['statusSince', 'ASC']}
      within={{ briefingId }}
      empty={{ title: words.t('briefing.noProposals'), hint: words.t('briefing.noProposalsHint') }}
    />
  );
}
