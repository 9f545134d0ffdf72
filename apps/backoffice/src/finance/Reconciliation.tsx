import { type FinanceDay, isReturnPrepared, type ReceiptProposal } from '@elenco/core/finance';
import { queueSort, waitingFilter } from '@elenco/core/operations';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetList } from 'ra-core';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { addressOf, queueAddress } from '../addresses';
import { liveInterval } from '../kit/live';
import { MoveDialog } from '../kit/MoveDialog';
import type { ListedState } from '../kit/Neighbors';
import { Panel } from '../kit/Panel';
import { useWords } from '../kit/words';
import { Matching } from '../receipts/Matching';
import { ProposalText } from '../receipts/ProposalText';
import type { RecordOf } from '../resources';

const most = 6;

/** Unmatched and contested receipts, each with a proposed action. */
export function Reconciliation({ day }: { day: FinanceDay }) {
  const words = useWords();
  const { count, settled } = day.receipts;
  const [field, order] = queueSort('receipts');
  const listed = { filter: waitingFilter('receipts'), sort: { field, order } };
  const { data = [], total } = useGetList<RecordOf<'receipts'>>(
    'receipts',
    { ...listed, pagination: { page: 1, perPage: most } },
    { refetchInterval: liveInterval },
  );
  const proposalOf = (id: number) =>
    day.unmatched.find(({ receiptId }) => receiptId === id)?.proposal ?? null;
  const progress = words.t('finance.home.settledOf', {
    settled: words.number(settled),
    count: words.number(count),
  });
  return (
    <Panel
      title={words.t('finance.home.reconciliation')}
      help={['finance', 'matching-a-receipt']}
      actions={
        total === undefined ? null : (
          <Link component={RouterLink} to={queueAddress('receipts')} variant="body2">
            {words.t('start.all', { count: words.number(total) })}
          </Link>
        )
      }
    >
      <Typography variant="body2" color="textSecondary">
        {progress}
      </Typography>
      <LinearProgress
        // A proportion, not a progress indicator.
        role="meter"
        variant="determinate"
        color="secondary"
        aria-label={progress}
        value={count === 0 ? 100 : (settled / count) * 100}
        sx={{ my: 1 }}
      />
      {total === undefined ? (
        <Skeleton variant="rounded" animation={false} height={120} />
      ) : total === 0 ? (
        <Typography color="textSecondary">{words.t('start.nothing')}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.map((row) => (
            <Row key={row.id} row={row} proposal={proposalOf(row.id)} listed={listed} />
          ))}
        </Box>
      )}
    </Panel>
  );
}

interface RowProps extends ListedState {
  readonly row: RecordOf<'receipts'>;
  readonly proposal: ReceiptProposal | null;
}

function Row({ row, proposal, listed }: RowProps) {
  const words = useWords();
  const [asked, setAsked] = useState(false);
  const amount = words.money(row.amountCents, row.currency);
  // A prepared return needs only the release by a second user, so no other action is proposed.
  const returning = isReturnPrepared(row);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1,
        justifyContent: 'space-between',
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={addressOf('receipts', row.id)}
          state={{ listed } satisfies ListedState}
          sx={{ fontWeight: 600 }}
        >
          {row.payerName || words.t('finance.unknownPayer')}
        </Link>
        <Typography component="div" variant="caption" color="textSecondary">
          {row.status === 'contested' ? (
            words.t('finance.contested.todo')
          ) : returning ? (
            words.t('finance.returnPrepared')
          ) : (
            <ProposalText proposal={proposal} />
          )}
        </Typography>
      </Box>
      <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
        <strong>{amount}</strong>
        <Box>
          {proposal?.act === 'match' && !returning ? (
            <Button
              size="small"
              aria-label={words.t('finance.home.matchOne', { id: row.id, charge: proposal.chargeId })}
              onClick={() => setAsked(true)}
            >
              {words.t('finance.home.match')}
            </Button>
          ) : null}
        </Box>
      </Box>
      {asked && proposal?.act === 'match' ? (
        <MoveDialog
          resource="receipts"
          record={row}
          move="match"
          fields={[]}
          about={<Matching receipt={row} initial={proposal.chargeId} />}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </Box>
  );
}
