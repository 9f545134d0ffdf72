import type { FinanceDay, Sums } from '@elenco/core/finance';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useGetList } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { listAddress } from '../addresses';
import { useWords } from '../kit/words';
import { failedPayouts } from '../payouts/FailedPayouts';
import { overdueTaxesAddress } from '../taxes/Guides';

/** Outgoing, incoming, overdue and unallocated totals. Each total links to the list of its rows. */
export function Figures({ day }: { day: FinanceDay }) {
  const words = useWords();
  // Snoozed charges count here, although the queue leaves them out.
  const { total: snoozed = 0 } = useGetList('charges', {
    filter: { status: 'overdue', queue: 'snoozed' },
    pagination: { page: 1, perPage: 1 },
  });
  const counted = (sums: Sums) => sums.reduce((total, { count }) => total + count, 0);
  const failed = counted(day.failedPayouts);
  const unpaid = { status: ['open', 'overdue'] };
  const figures = [
    {
      key: 'leaves',
      sums: day.leaves,
      under: words.t('finance.home.payouts', { smart_count: counted(day.leaves) }),
      to: listAddress('payouts', { status: 'processing', dueOn_lte: day.today }),
      withLate: [],
    },
    {
      key: 'comes',
      sums: day.comes,
      under: words.t('finance.home.charges', { smart_count: counted(day.comes) }),
      to: listAddress('charges', { ...unpaid, dueOn_gte: day.today, dueOn_lte: day.today }),
      withLate: [],
    },
    {
      key: 'overdue',
      sums: day.overdue,
      under: [
        words.t('finance.home.principal'),
        words.t('finance.home.charges', { smart_count: counted(day.overdue) }),
        ...(snoozed > 0 ? [words.t('finance.home.snoozed', { smart_count: snoozed })] : []),
      ].join(', '),
      to: listAddress('charges', { status: 'overdue' }),
      withLate: day.overdueToday.filter(({ count }) => count > 0),
    },
    {
      key: 'cash',
      sums: day.cash,
      under: words.t('finance.home.byLedger'),
      to: listAddress('postings', { account: 'cash' }),
      withLate: [],
    },
  ] as const;
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          sm: 'repeat(auto-fit, minmax(180px, 1fr))',
        },
        gap: 2,
        m: 0,
      }}
    >
      {figures.map(({ key, sums, under, to, withLate }) => (
        <Box key={key} sx={{ borderLeft: 1, borderColor: 'divider', pl: 2 }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {words.t(`finance.home.${key}`)}
          </Typography>
          <Box component="dd" sx={{ m: 0 }}>
            {sums.map(({ currency, cents }) => (
              <Link
                key={currency}
                component={RouterLink}
                to={to}
                underline="hover"
                sx={{ display: 'block', typography: 'h2', whiteSpace: 'nowrap', color: 'text.primary' }}
              >
                {words.money(cents, currency)}
              </Link>
            ))}
            <Typography variant="caption" color="textSecondary">
              {under}
            </Typography>
            {key === 'leaves' && failed > 0 ? (
              <Link
                component={RouterLink}
                to={listAddress('payouts', failedPayouts)}
                variant="body2"
                color="error"
                sx={{ display: 'block' }}
              >
                {[
                  words.t('finance.home.failed', { smart_count: failed }),
                  ...day.failedPayouts
                    .filter(({ count }) => count > 0)
                    .map(({ currency, cents }) => words.money(cents, currency)),
                ].join(', ')}
              </Link>
            ) : null}
            {withLate.map(({ currency, cents }) => (
              <Typography key={currency} variant="body2">
                {words.t('finance.home.withLate', { amount: words.money(cents, currency) })}
              </Typography>
            ))}
            {key === 'overdue' && day.overdueTaxes.dueOn ? (
              <Link
                component={RouterLink}
                to={overdueTaxesAddress}
                variant="body2"
                color="error"
                sx={{ display: 'block' }}
              >
                {words.t('finance.home.overdueTaxes', {
                  amount: words.money(day.overdueTaxes.cents, 'BRL'),
                  day: words.day(day.overdueTaxes.dueOn),
                })}
              </Link>
            ) : null}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
