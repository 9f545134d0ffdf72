import { type FinanceDay, isReturnPrepared, type ReceiptProposal } from '@elenco/core/finance';
import { queueSort, waitingFilter } from '@elenco/core/operations';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useGetList } from 'ra-core';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { addressOf, queueAddress } from '../addresses';
import { liveInterval } from '../kit/live';
import { MoveDialog } from '../kit/MoveDialog';
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
  const { data = [], total = 0 } = useGetList<RecordOf<'receipts'>>(
    'receipts',
    {
      filter: waitingFilter('receipts'),
      pagination: { page: 1, perPage: most },
      sort: { field, order },
    },
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
        <Link component={RouterLink} to={queueAddress('receipts')} variant="body2">
          {words.t('start.all', { count: words.number(total) })}
        </Link>
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
      {data.length === 0 ? (
        <Typography color="textSecondary">{words.t('start.nothing')}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.map((row) => (
            <Row key={row.id} row={row} proposal={proposalOf(row.id)} />
          ))}
        </Box>
      )}
    </Panel>
  );
}

function Row({ row, proposal }: { row: RecordOf<'receipts'>; proposal: ReceiptProposal | null }) {
  const words = useWords();
  const [asked, setAsked] = useState(false);
  const amount = words.money(row.amountCents, row.currency);
  // What is left is the release by a second user, not another proposal.
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
        <Link component={RouterLink} to={addressOf('receipts', row.id)} sx={{ fontWeight: 600 }}>
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
          done={words.t('finance.matching.done', { amount })}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </Box>
  );
}
