import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { useWords } from '../kit/words';

const columns: readonly Column<'squads'>[] = [
  { source: 'id', render: (row) => `#${row.id}` },
  { source: 'title', link: true },
  { source: 'companyId' },
  { source: 'status' },
  { source: 'silent' },
  { source: 'budgetCents' },
];

export function SquadList() {
  const words = useWords();
  return (
    <>
      <PageHead help={['brand', 'squad']} title={words.name('squads', 2)} />
      <ResourceList
        resource="squads"
        columns={columns}
        filters={['status', 'companyId', 'silent', 'createdAt']}
        empty={{ title: words.t('work.noSquads'), hint: words.t('work.noSquadsHint') }}
      />
    </>
  );
}
