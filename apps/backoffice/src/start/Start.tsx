import { jobKeepers, waiting, waitingFor } from '@elenco/core/operations';
import { brand } from '@elenco/core/people';
import { approveRule, proposeRule } from '@elenco/core/platform';
import Box from '@mui/material/Box';
import { useAssignments } from '../assignments/useAssignments';
import { toDo } from '../briefings/states';
import { hasDuty } from '../kit/access';
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

/** Lists of work that waits for the user, by duty; oldest first, each with a link. */
export function Start() {
  const words = useWords();
  const actor = useActor();
  const userId = 'userId' in actor ? actor.userId : 0;
  const mine = [...useAssignments()].flatMap(([briefingId, assigneeId]) =>
    assigneeId === userId ? [briefingId] : [],
  );
  const main = (
    <>
      {waitingFor(actor).length > 0 ? <Queues /> : null}
      {hasDuty(actor, 'curation') ? <Curation mine={mine} /> : null}
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
        title={words.t('start.hello', { name })}
        windowTitle={words.t('start.title')}
        subtitle={words.day(today())}
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

function Curation({ mine }: { mine: readonly number[] }) {
  const words = useWords();
  return (
    <>
      <Waiting
        title={words.t('start.queue')}
        resource="briefings"
        filter={{ status: toDo }}
        sort={['statusSince', 'ASC']}
        fields={['companyId', 'status', 'statusSince', 'budgetCents']}
      />
      {mine.length > 0 ? (
        <Waiting
          title={words.t('start.mine')}
          resource="briefings"
          filter={{ id: mine }}
          sort={['statusSince', 'ASC']}
          fields={['companyId', 'status', 'statusSince']}
        />
      ) : null}
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

function Support() {
  const words = useWords();
  return (
    <>
      <Waiting
        title={words.t('start.requests')}
        resource="privacy-requests"
        filter={{ status: 'open' }}
        sort={['id', 'ASC']}
        fields={['kind', 'userId', 'dueOn']}
      />
      <Waiting
        title={words.t('start.leads')}
        resource="leads"
        filter={{ status: 'new' }}
        sort={['createdAt', 'ASC']}
        fields={['company', 'createdAt']}
      />
      <Waiting
        title={words.t('start.messageReports')}
        resource="message-reports"
        filter={{ status: waiting['message-reports'].states }}
        sort={['id', 'ASC']}
        fields={['reason', 'createdAt']}
      />
      <Waiting
        title={words.t('start.boardReports')}
        resource="board-reports"
        filter={{ status: waiting['board-reports'].states }}
        sort={['id', 'ASC']}
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
