import { transferOf } from '@elenco/core/finance';
import Link from '@mui/material/Link';
import { useGetList } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { addressOf, listAddress } from '../addresses';
import { Money } from '../kit/FieldValue';
import { Panel } from '../kit/Panel';
import { ReferenceLink } from '../kit/ReferenceLink';
import { SmallTable } from '../kit/SmallTable';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

const most = 20;

/** List filter for failed payouts. */
export const failedPayouts = { status: 'failed' } as const;

/**
 * Failed payouts. A failed payout returns to the run once finance retries it. Renders nothing if there are no
 * failed payouts.
 */
export function FailedPayouts() {
  const words = useWords();
  const { data = [], total = 0 } = useGetList<RecordOf<'payouts'>>('payouts', {
    filter: failedPayouts,
    pagination: { page: 1, perPage: most },
    sort: { field: 'dueOn', order: 'ASC' },
  });
  if (total === 0) return null;
  const title = words.t('run.failed', { count: words.number(total) });
  return (
    <Panel
      title={title}
      actions={
        <Link component={RouterLink} to={listAddress('payouts', failedPayouts)} variant="body2">
          {words.t('start.all', { count: words.number(total) })}
        </Link>
      }
    >
      <SmallTable
        label={title}
        heads={[
          words.name('payouts'),
          words.t('run.creator'),
          words.field('payouts', 'dueOn'),
          words.t('run.net'),
        ]}
        rows={data.map((row) => ({
          key: String(row.id),
          cells: [
            <Link key="payout" component={RouterLink} to={addressOf('payouts', row.id)}>
              #{row.id}
            </Link>,
            <ReferenceLink key="who" resource="creators" id={row.creatorId} />,
            words.day(row.dueOn ?? ''),
            <Money key="net" cents={transferOf(row)} currency={row.currency} />,
          ],
        }))}
      />
    </Panel>
  );
}
