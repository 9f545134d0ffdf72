import { jobKeepers, queueSort, waitingFilter, waitingFor } from '@elenco/core/operations';
import { brand } from '@elenco/core/people';
import { approveRule, proposeRule } from '@elenco/core/platform';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useGetList } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { queueAddress } from '../addresses';
import { hasDuty } from '../kit/access';
import { DueField } from '../kit/DueField';
import { liveInterval } from '../kit/live';
import { PageHead } from '../kit/PageHead';
import { Columns } from '../kit/Panel';
import { today } from '../kit/today';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import { mayRead } from '../resources';
import { TasksPanel } from '../tasks/TasksPanel';
import { FailedJobs, ProposedSettings } from './Keeping';
import { Queues } from './Queues';
import { Waiting } from './Waiting';

/** Home page of staff: the records that wait for the user's duties, oldest first. */
export function Start() {
  const words = useWords();
  const actor = useActor();
  const userId = 'userId' in actor ? actor.userId : 0;
  const main = (
    <>
      {waitingFor(actor).length > 0 ? <Queues /> : null}
      {hasDuty(actor, 'curation') ? <Curation /> : null}
      {hasDuty(actor, 'support') ? <Support /> : null}
      {hasDuty(actor, 'content') ? <Content /> : null}
      {proposeRule(actor).length + approveRule(actor).length > 0 ? <ProposedSettings /> : null}
      {jobKeepers(actor).length > 0 ? <FailedJobs /> : null}
    </>
  );
  const name = 'name' in actor ? (actor.name.split(' ')[0] ?? '') : brand.name;
  return (
    <>
      <PageHead
        title={words.t('start.title')}
        subtitle={`${words.t('start.hello', { name })} · ${words.day(today())}`}
      />
      {mayRead(actor, 'tasks') ? (
        <Columns
          main={main}
          aside={<TasksPanel filter={{ ownerId: userId, status: 'open' }} about={{}} />}
          asideFirst
        />
      ) : (
        <Box sx={{ display: 'grid', gap: 3 }}>{main}</Box>
      )}
    </>
  );
}

/**
 * The curation queue with the same counts as the tabs of its list, and a link to the briefings that are
 * assigned to the user. Below, the briefings whose shortlist is with the brand.
 */
function Curation() {
  const words = useWords();
  return (
    <>
      <Waiting
        title={words.t('start.queue')}
        resource="briefings"
        filter={waitingFilter('briefings')}
        sort={queueSort('briefings')}
        fields={['companyId', 'status', 'curationDueAt', 'budgetCents']}
        shown={{ curationDueAt: (row) => <DueField at={row.curationDueAt} /> }}
        beside={<Own />}
      />
      <Waiting
        title={words.t('start.released')}
        resource="briefings"
        filter={{ status: ['selection', 'selection_ended'] }}
        sort={['statusSince', 'ASC']}
        fields={['companyId', 'status', 'statusSince']}
      />
    </>
  );
}

/** Link to the queue's briefings that are assigned to the user. */
function Own() {
  const words = useWords();
  const { total } = useGetList(
    'briefings',
    { filter: waitingFilter('briefings', 'mine'), pagination: { page: 1, perPage: 1 } },
    { refetchInterval: liveInterval },
  );
  if (!total) return null;
  return (
    <Link component={RouterLink} to={queueAddress('briefings', 'mine')} variant="body2">
      {words.t('start.mine', { count: words.number(total) })}
    </Link>
  );
}

function Support() {
  const words = useWords();
  return (
    <>
      <Waiting
        title={words.t('start.requests')}
        resource="privacy-requests"
        filter={waitingFilter('privacy-requests')}
        sort={queueSort('privacy-requests')}
        fields={['kind', 'userId', 'dueOn']}
      />
      <Waiting
        title={words.t('start.leads')}
        resource="leads"
        filter={waitingFilter('leads')}
        sort={queueSort('leads')}
        fields={['company', 'createdAt']}
      />
      <Waiting
        title={words.t('start.messageReports')}
        resource="message-reports"
        filter={waitingFilter('message-reports')}
        sort={queueSort('message-reports')}
        fields={['reason', 'createdAt']}
      />
      <Waiting
        title={words.t('start.boardReports')}
        resource="board-reports"
        filter={waitingFilter('board-reports')}
        sort={queueSort('board-reports')}
        fields={['createdAt']}
      />
      <Waiting
        title={words.t('start.people')}
        resource="users"
        filter={{ staff: false }}
        sort={['createdAt', 'DESC']}
        fields={['email', 'createdAt']}
      />
      <Waiting
        title={words.t('start.failed')}
        resource="failed-sign-ins"
        filter={{}}
        sort={['id', 'DESC']}
        fields={['userId', 'kind', 'at']}
      />
    </>
  );
}

function Content() {
  const words = useWords();
  return (
    <Waiting
      title={words.t('start.contents')}
      resource="contents"
      filter={{ status: 'draft' }}
      sort={['updatedAt', 'ASC']}
      fields={['kind', 'updatedAt']}
    />
  );
}
