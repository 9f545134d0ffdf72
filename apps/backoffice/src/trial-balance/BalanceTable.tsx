import { addDays } from '@elenco/brazil';
import { type TrialBalanceLine, type TrialBalanceTotal, trialBalanceTotals } from '@elenco/core/finance';
import type { Period } from '@elenco/core/kit';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { listAddress, listOf } from '../addresses';
import { Money } from '../kit/FieldValue';
import { SmallTable } from '../kit/SmallTable';
import { useWords, type Words } from '../kit/words';

/** Returns links to the lists whose rows make up the balance of an account. */
function listsBehind(account: TrialBalanceLine['account'], words: Words) {
  if (account === 'withholding') return [{ to: '/finance/taxes', label: words.t('books.taxes') }];
  if (account !== 'refunds') return [];
  return (['repayments', 'settlements'] as const).map((name) => ({
    to: listOf(name),
    label: words.name(name, 2),
  }));
}

/** A trial balance: a row per account and currency, and a total per currency. */
export function BalanceTable({
  lines,
  period: { from, to },
}: {
  lines: readonly TrialBalanceLine[];
  period: Period;
}) {
  const words = useWords();
  if (lines.length === 0) return <Typography color="textSecondary">{words.t('books.nothing')}</Typography>;
  const within = { bookedOn_gte: from, bookedOn_lte: to };
  /** Returns the amounts of a row, each with the list filter for its postings. */
  const figures = (line: TrialBalanceTotal) =>
    [
      ['opening', line.openingCents, { bookedOn_lte: addDays(from, -1) }],
      ['debits', line.debitCents, within],
      ['credits', line.creditCents, within],
      ['closing', line.closingCents, { bookedOn_lte: to }],
    ] as const;
  const amounts = (line: TrialBalanceTotal) =>
    figures(line).map(([column, cents]) => <Money key={column} cents={cents} currency={line.currency} />);
  const linked = (line: TrialBalanceLine) =>
    figures(line).map(([column, cents, days]) => (
      <Link
        key={column}
        component={RouterLink}
        color="textPrimary"
        underline="hover"
        to={listAddress('postings', { account: line.account, currency: line.currency, ...days })}
      >
        <Money cents={cents} currency={line.currency} />
      </Link>
    ));
  const heads = ['account', 'currency', 'opening', 'debits', 'credits', 'closing'] as const;
  return (
    <SmallTable
      label={words.t('books.trialBalance')}
      heads={heads.map((head) => words.t(`books.${head}`))}
      rows={trialBalanceTotals(lines).flatMap((total) => [
        ...lines
          .filter(({ currency }) => currency === total.currency)
          .map((line) => ({
            key: `${line.account} ${line.currency}`,
            cells: [
              <span key="account">
                <Link
                  component={RouterLink}
                  to={listAddress('postings', { account: line.account, currency: line.currency, ...within })}
                >
                  {words.oneOf('ledgerAccount', line.account)}
                </Link>
                {listsBehind(line.account, words).map(({ to, label }) => (
                  <Link
                    key={to}
                    component={RouterLink}
                    to={to}
                    variant="caption"
                    color="textSecondary"
                    sx={{ display: 'block' }}
                  >
                    {label}
                  </Link>
                ))}
              </span>,
              line.currency,
              ...linked(line),
            ],
          })),
        {
          key: total.currency,
          cells: [<strong key="total">{words.t('books.total')}</strong>, total.currency, ...amounts(total)],
        },
      ])}
    />
  );
}
