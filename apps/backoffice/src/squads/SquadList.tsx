import { seesProjectsOnly } from '@elenco/core/people';
import Button from '@mui/material/Button';
import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { useActor } from '../kit/useActor';
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
      <PageHead
        help={['brand', 'squad']}
        title={words.name('squads', 2)}
        actions={
          seesProjectsOnly(useActor()) ? null : (
            <Button href="/dashboard/admin/squads/comparative" color="secondary" variant="outlined">
              {words.t('work.compareSquads')}
            </Button>
          )
        }
      />
      <ResourceList
        resource="squads"
        columns={columns}
        filters={['status', 'companyId', 'silent', 'createdAt']}
        empty={{ title: words.t('work.noSquads'), hint: words.t('work.noSquadsHint') }}
      />
    </>
  );
}
