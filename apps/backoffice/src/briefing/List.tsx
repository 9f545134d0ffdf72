import ViewKanban from '@mui/icons-material/ViewKanbanOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { AgeField } from '../kit/AgeField';
import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { StatusTabs } from '../kit/StatusTabs';
import { useWords } from '../kit/words';
import { lateAfterDays, over, queue } from './states';

const columns: readonly Column<'briefings'>[] = [
  { source: 'id', render: (row) => `#${row.id}` },
  { source: 'title', link: true },
  { source: 'companyId' },
  { source: 'ownerId' },
  { source: 'status' },
  {
    source: 'statusSince',
    label: 'briefing.waiting',
    render: (row) => <AgeField since={row.statusSince} lateAfterDays={lateAfterDays(row.status)} />,
  },
  { source: 'budgetCents' },
  { source: 'endsOn' },
];

/** The queue: what has waited longest stands first. */
export function BriefingList() {
  const words = useWords();
  return (
    <>
      <PageHead
        title={words.name('briefings', 2)}
        subtitle={words.t('briefing.queueHint')}
        actions={
          <Button
            component={Link}
            to="/kanban"
            color="secondary"
            variant="outlined"
            startIcon={<ViewKanban />}
          >
            {words.t('briefing.board')}
          </Button>
        }
      />
      <ResourceList
        resource="briefings"
        columns={columns}
        filters={['companyId', 'ownerId', 'kind', 'channels', 'statusSince']}
        sort={['statusSince', 'ASC']}
        empty={{ title: words.t('briefing.none'), hint: words.t('briefing.noneHint') }}
      >
        <StatusTabs resource="briefings" states={[...queue, ...over]} />
      </ResourceList>
    </>
  );
}
