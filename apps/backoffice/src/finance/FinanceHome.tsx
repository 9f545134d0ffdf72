import { queueSort, waitingFilter } from '@elenco/core/operations';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { chargeState, rest } from '../charges/columns';
import { PageHead } from '../kit/PageHead';
import { Columns } from '../kit/Panel';
import { today } from '../kit/today';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import { ReadReturnLink } from '../payment-answers/ReadReturnLink';
import { payDay } from '../payouts/PayDay';
import { useFinanceDay } from '../receipts/useFinanceDay';
import { mayRead } from '../resources';
import { ProposedSettings } from '../start/Keeping';
import { Queues } from '../start/Queues';
import { Waiting } from '../start/Waiting';
import { TasksPanel } from '../tasks/TasksPanel';
import { Figures } from './Figures';
import { Month } from './Month';
import { Reconciliation } from './Reconciliation';
import { ReportedPayments } from './ReportedPayments';
import { ToClose } from './ToClose';

/**
 * Home page of finance: the day's totals, and the queues with their first rows. Tasks and reconciliation are
 * shown beside the queues.
 */
export function FinanceHome() {
  const words = useWords();
  const actor = useActor();
  const userId = 'userId' in actor ? actor.userId : 0;
  const { data: day } = useFinanceDay();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <PageHead title={words.t('finance.home.title')} subtitle={words.day(today())} />
      {day ? <Figures day={day} /> : null}
      <Columns
        main={
          <>
            <ProposedSettings onlyWaiting />
            {day ? <ReportedPayments sums={day.reportedPayments} /> : null}
            <Queues overdueTaxes={day?.overdueTaxes} />
            <Waiting
              title={words.t('start.payouts')}
              resource="payouts"
              filter={waitingFilter('payouts')}
              sort={queueSort('payouts')}
              fields={['creatorId', 'status', 'dueOn', 'netCents']}
              shown={{ dueOn: payDay }}
            >
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
                <Button component={Link} to="/finance/run" variant="contained">
                  {words.t('run.title')}
                </Button>
                <ReadReturnLink />
              </Box>
            </Waiting>
            {day && day.purchases.length > 0 ? (
              <Waiting
                title={words.t('start.purchases')}
                resource="payouts"
                filter={{ id: day.purchases }}
                sort={['dueOn', 'ASC']}
                fields={['creatorId', 'purchaseRecordedById', 'dueOn', 'netCents']}
              />
            ) : null}
            <Waiting
              title={words.t('start.charges')}
              resource="charges"
              filter={{ status: ['open', 'overdue'] }}
              sort={['dueOn', 'ASC']}
              fields={['companyId', 'status', 'dueOn', 'amountCents']}
              shown={{ status: chargeState, amountCents: rest }}
            >
              <Box sx={{ mb: 2 }}>
                <Button component={Link} to="/finance/bank-return" variant="outlined" color="secondary">
                  {words.t('finance.importReturn')}
                </Button>
              </Box>
            </Waiting>
            <Waiting
              title={words.t('start.invoices')}
              resource="invoices"
              filter={{ status: 'submitted' }}
              sort={['id', 'ASC']}
              fields={['creatorId', 'status', 'createdAt']}
            />
          </>
        }
        aside={
          <>
            {day ? <Reconciliation day={day} /> : null}
            {mayRead(actor, 'tasks') ? (
              <TasksPanel filter={{ ownerId: userId, status: 'open' }} about={{}} />
            ) : null}
            <ToClose />
            {day ? <Month day={day} /> : null}
          </>
        }
      />
    </Box>
  );
}
