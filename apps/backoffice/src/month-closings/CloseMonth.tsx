import { addDays } from '@elenco/core/brazil';
import { daysOfMonth, type MonthState } from '@elenco/core/closing';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Circle from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetList } from 'ra-core';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { listAddress } from '../addresses';
import { Panel } from '../kit/Panel';
import { today } from '../kit/today';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import type { RecordOf } from '../resources';

/** The conditions for closing a month, and the button once they are met. */
export function CloseMonth() {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const { press, pending } = useRun('month-closings.close');
  const [chosen, setChosen] = useState<string>();
  const { data: closings } = useGetList<RecordOf<'month-closings'>>('month-closings', {
    filter: { status: 'closed' },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'month', order: 'DESC' },
  });
  const last = closings?.[0]?.month;
  const next = last ? addDays(last, 31) : addDays(daysOfMonth(today()).from, -1);
  const { from: month } = daysOfMonth(chosen ?? next);
  const { data: state, refetch } = useQuery({
    queryKey: ['trial-balance', 'month', month],
    queryFn: () => data.ask<MonthState>(`trial-balance/month?month=${month}`),
    enabled: closings !== undefined,
  });
  const ready = state?.closing === null && state.conditions.every(({ met }) => met);
  const close = async () => {
    await press({ month }, words.t('books.closed'));
    await refetch();
  };
  return (
    <Box sx={{ mb: 2, maxWidth: 720 }}>
      <Panel
        title={words.t('books.toClose', { month: words.month(month) })}
        actions={
          <TextField
            size="small"
            type="month"
            label={words.t('books.month')}
            value={month.slice(0, 7)}
            onChange={({ target }) => /^20\d\d-\d\d$/.test(target.value) && setChosen(target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        }
      >
        <Conditions conditions={state?.conditions ?? []} />
        <Box sx={{ mt: 2, display: 'flex', justifyContent: 'flex-end' }}>
          {state?.closing ? (
            <Typography variant="body2">{words.t('books.closed')}</Typography>
          ) : (
            <Button variant="contained" disabled={!ready || pending} onClick={close}>
              {words.t('books.close')}
            </Button>
          )}
        </Box>
      </Panel>
    </Box>
  );
}

type Condition = MonthState['conditions'][number];

/** Where the things stand that are open, of conditions that count them. */
const lists: Partial<Record<Condition['code'], string>> = {
  closing_invoices_answered: listAddress('invoices', { status: 'submitted' }),
  closing_payouts_settled: listAddress('payouts', { status: ['processing', 'sent'] }),
  closing_receipts_matched: listAddress('receipts', { status: 'unmatched' }),
};

function Conditions({ conditions }: { conditions: readonly Condition[] }) {
  const words = useWords();
  const stateOf = ({ code, met, open }: Condition) => {
    if (met) return words.t('books.met');
    const list = lists[code];
    if (list === undefined) return words.t('books.notMet');
    return (
      <Link component={RouterLink} to={list}>
        {words.t('books.open', { count: words.number(open) })}
      </Link>
    );
  };
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {conditions.map((one) => (
        <Box
          component="li"
          key={one.code}
          sx={{
            display: 'flex',
            gap: 1,
            alignItems: 'center',
            py: 1,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          {one.met ? <CheckCircle fontSize="small" aria-hidden /> : <Circle fontSize="small" aria-hidden />}
          <Typography variant="body2" sx={{ flex: 1, fontWeight: one.met ? 400 : 600 }}>
            {words.t(`books.condition.${one.code}`)}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {stateOf(one)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
