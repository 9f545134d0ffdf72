import { waitingFilter } from '@elenco/core/operations';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { listAddress } from '../addresses';
import { AgeField } from '../kit/AgeField';
import { Money } from '../kit/FieldValue';
import { Panel } from '../kit/Panel';
import { SmallTable } from '../kit/SmallTable';
import { today } from '../kit/today';
import { countText, useQueues } from '../kit/WaitingCount';
import { useWords } from '../kit/words';

/**
 * Queues of the user's duties: number of records, longest wait or earliest due day, and sum. The queue whose
 * oldest promise is longest ago comes first; each opens exactly the counted records.
 */
export function Queues() {
  const words = useWords();
  const queues = useQueues();
  if (!queues) return null;
  const waits = queues
    .filter(({ count }) => count > 0)
    .sort((a, b) => (a.dueOn ?? a.since ?? '').localeCompare(b.dueOn ?? b.since ?? ''));
  const title = words.t('start.queues');
  return (
    <Panel title={title}>
      {waits.length === 0 ? (
        <Typography color="textSecondary">{words.t('start.nothing')}</Typography>
      ) : (
        <SmallTable
          label={title}
          heads={(['queueName', 'waits', 'oldest', 'sum'] as const).map((head) => words.t(`start.${head}`))}
          rows={waits.map(({ resource, count, since, dueOn, sums }) => ({
            key: resource,
            cells: [
              <Link key="to" component={RouterLink} to={listAddress(resource, waitingFilter(resource))}>
                {words.name(resource, 2)}
              </Link>,
              countText(count, words),
              since ? <AgeField key="since" since={since} /> : <Due key="due" day={dueOn} />,
              sums.length === 0
                ? '–'
                : sums.map(({ currency, cents }) => (
                    <div key={currency}>
                      <Money cents={cents} currency={currency} />
                    </div>
                  )),
            ],
          }))}
        />
      )}
    </Panel>
  );
}

/** The earliest due day; red once it has passed. */
function Due({ day }: { readonly day: string | null }) {
  const words = useWords();
  if (!day) return null;
  const late = day < today();
  return (
    <Typography
      component="span"
      variant="body2"
      color={late ? 'error' : 'inherit'}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {words.t(late ? 'start.dueSince' : 'start.dueOn', { day: words.day(day) })}
    </Typography>
  );
}
