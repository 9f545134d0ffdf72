import type { FinanceDay } from '@elenco/core/finance';
import { queueSort, type WaitingCount, type WaitingName } from '@elenco/core/operations';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { queueAddress } from '../addresses';
import { AgeField } from '../kit/AgeField';
import { DueField } from '../kit/DueField';
import { Money } from '../kit/FieldValue';
import { Panel } from '../kit/Panel';
import { today } from '../kit/today';
import { countText, useQueues } from '../kit/WaitingCount';
import { useWords } from '../kit/words';
import { overdueTaxesAddress } from '../taxes/Guides';
import { dueKey } from './dueKey';

/** A queue of records that wait for staff. */
type Queue = WaitingCount & { readonly resource: WaitingName };
/** A line of the list: a queue, or the overdue taxes, which are months and not records. */
type Line = Omit<Queue, 'resource'> & { readonly resource: WaitingName | 'taxes' };

const taxLine = ({ count, cents, dueOn }: FinanceDay['overdueTaxes']): Line => ({
  resource: 'taxes',
  count,
  since: null,
  dueOn,
  dueAt: null,
  sums: [{ currency: 'BRL', cents, way: null }],
});

/**
 * Returns the deadline of the queue's most urgent record or, in queues without deadlines, the time at which
 * the oldest record began to wait.
 */
const urgentSince = ({ dueOn, dueAt, since }: Line) => dueOn ?? dueAt ?? since ?? '';

/**
 * Queues of the user's duties: number of records, longest wait or earliest deadline, and sum. The queue with
 * the most overdue record comes first. Each queue links to the list of exactly the counted records. Finance
 * also sees the overdue taxes.
 */
export function Queues({ overdueTaxes }: { readonly overdueTaxes?: FinanceDay['overdueTaxes'] | undefined }) {
  const words = useWords();
  const queues = useQueues();
  if (!queues) return null;
  const waits = [...queues, ...(overdueTaxes ? [taxLine(overdueTaxes)] : [])]
    .filter(({ count }) => count > 0)
    .sort((a, b) => urgentSince(a).localeCompare(urgentSince(b)));
  const title = words.t('start.queues');
  return (
    <Panel title={title}>
      {waits.length === 0 ? (
        <Typography color="textSecondary">{words.t('start.nothing')}</Typography>
      ) : (
        <Box component="ul" aria-label={title} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {waits.map((queue) => (
            <QueueRow key={queue.resource} queue={queue} />
          ))}
        </Box>
      )}
    </Panel>
  );
}

/**
 * A queue in two lines on phones (name and number, then the oldest record and the sum), in one line on wide
 * windows.
 */
function QueueRow({ queue: { resource, count, since, dueOn, dueAt, sums } }: { readonly queue: Line }) {
  const words = useWords();
  // The sum of charges does not include fine and interest. The amount due today in the list's rows does.
  const label = (way: Queue['sums'][number]['way']) =>
    way ? words.t(`kit.sums.${way}`) : resource === 'charges' ? words.t('finance.home.principal') : null;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', md: '2fr 2fr 1fr 6ch' },
        gridTemplateAreas: { xs: '"name count" "oldest sum"', md: '"name oldest sum count"' },
        alignItems: 'baseline',
        columnGap: 2,
        py: 0.75,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Link
        component={RouterLink}
        to={resource === 'taxes' ? overdueTaxesAddress : queueAddress(resource)}
        sx={{ gridArea: 'name', minWidth: 0 }}
      >
        {resource === 'taxes' ? words.t('start.overdueTaxes') : words.name(resource, 2)}
      </Link>
      <Typography
        component="span"
        variant="body2"
        sx={{ gridArea: 'count', textAlign: 'right', fontWeight: 600 }}
      >
        {countText(count, words)}
      </Typography>
      <Typography component="span" variant="body2" color="textSecondary" sx={{ gridArea: 'oldest' }}>
        {since ? (
          <>
            {words.t('start.oldest')} <AgeField since={since} />
          </>
        ) : dueAt && resource !== 'taxes' ? (
          <>
            {words.field(resource, queueSort(resource)[0])}: <DueField at={dueAt} />
          </>
        ) : (
          <Due day={dueOn} />
        )}
      </Typography>
      <Box component="span" sx={{ gridArea: 'sum', typography: 'body2', textAlign: 'right' }}>
        {sums.map(({ currency, cents, way }) => (
          <div key={`${currency} ${way}`}>
            <Money cents={cents} currency={currency} />
            {label(way) ? (
              <Typography component="div" variant="caption" color="textSecondary">
                {label(way)}
              </Typography>
            ) : null}
          </div>
        ))}
      </Box>
    </Box>
  );
}

/** The earliest due date, red once it has passed. */
function Due({ day }: { readonly day: string | null }) {
  const words = useWords();
  if (!day) return null;
  const key = dueKey(day, today());
  return (
    <Typography
      component="span"
      variant="body2"
      color={key === 'dueSince' ? 'error' : 'inherit'}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {words.t(`start.${key}`, { day: words.day(day) })}
    </Typography>
  );
}
