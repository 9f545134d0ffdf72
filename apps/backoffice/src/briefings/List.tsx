import ViewKanban from '@mui/icons-material/ViewKanbanOutlined';
import Button from '@mui/material/Button';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { listQuery, sortOf } from '../addresses';
import { Assignee, Assignees } from '../assignments/Assignee';
import { BulkAssign } from '../assignments/BulkAssign';
import { AgeField } from '../kit/AgeField';
import { hasDuty } from '../kit/access';
import { DueField, isLate } from '../kit/DueField';
import { listQueryAt } from '../kit/listQuery';
import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { StatusTabs } from '../kit/StatusTabs';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import { ProjectState } from './ProjectState';
import { begins, filters, over, queue } from './states';

const columns: readonly Column<'briefings'>[] = [
  { source: 'id', render: (row) => `#${row.id}` },
  { source: 'title', link: true },
  { source: 'companyId' },
  { source: 'ownerId', hidden: true },
  {
    source: 'submittedAt',
    label: 'colleagues.assignee',
    render: (row) => <Assignee briefingId={row.id} />,
  },
  { source: 'status', render: (row) => <ProjectState record={row} /> },
  {
    source: 'statusSince',
    label: 'briefing.waiting',
    render: (row) => <AgeField since={row.statusSince} />,
  },
  { source: 'curationDueAt', render: (row) => <DueField at={row.curationDueAt} /> },
  { source: 'budgetCents' },
  { source: 'endsOn' },
];

const listFilters = ['status', ...filters] as const;

/**
 * Returns the board's query string without status and queue view, since the board has a column per status and
 * also shows snoozed briefings.
 */
function boardQuery(search: string): string {
  const { status, queue: view, ...shared } = listQueryAt(search, sortOf('briefings')).filter;
  return Object.keys(shared).length > 0 ? listQuery(shared) : '';
}

/**
 * Returns the locale key for the list's order: by deadline or by waiting time. Undefined for all other
 * orders.
 */
function sortHintKey(search: string): 'queueHint' | 'waitingHint' | undefined {
  const { field, order } = listQueryAt(search, sortOf('briefings')).sort ?? {};
  if (order !== 'ASC') return undefined;
  if (field === 'curationDueAt') return 'queueHint';
  return field === 'statusSince' ? 'waitingHint' : undefined;
}

/** For curators, the queue of briefings. For other staff, all briefings. */
export function BriefingList() {
  const words = useWords();
  const actor = useActor();
  const curator = hasDuty(actor, 'curation');
  const { search } = useLocation();
  const begin = begins(actor);
  const hint = sortHintKey(search);
  if (begin && search === '') return <Navigate replace to={`/${begin}`} />;
  return (
    <>
      <PageHead
        title={words.name('briefings', 2)}
        subtitle={hint && words.t(`briefing.${hint}`)}
        actions={
          <Button
            component={Link}
            to={{ pathname: '/kanban', search: boardQuery(search) }}
            color="secondary"
            variant="outlined"
            startIcon={<ViewKanban />}
          >
            {words.t('briefing.board')}
          </Button>
        }
      />
      <Assignees>
        <ResourceList
          resource="briefings"
          columns={columns}
          filters={listFilters}
          needsCare={(row) => isLate(row.curationDueAt)}
          {...(curator ? { bulk: <BulkAssign /> } : {})}
          empty={{ title: words.t('briefing.none'), hint: words.t('briefing.noneHint') }}
        >
          <StatusTabs
            resource="briefings"
            states={[]}
            groups={[
              { label: words.t('briefing.underWay'), states: queue },
              { label: words.t('briefing.over'), states: over },
            ]}
          />
        </ResourceList>
      </Assignees>
    </>
  );
}
