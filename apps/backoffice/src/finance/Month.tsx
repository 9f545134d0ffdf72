import type { FinanceDay, Sums } from '@elenco/core/finance';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { listAddress } from '../addresses';
import { FactList } from '../kit/Facts';
import { Panel } from '../kit/Panel';
import { useWords } from '../kit/words';

/** Totals of this month's incoming and outgoing payments. Each total links to the list of its rows. */
export function Month({ day }: { day: FinanceDay }) {
  const words = useWords();
  const within = (field: string) => ({ [`${field}_gte`]: day.month, [`${field}_lte`]: day.today });
  const amounts = (sums: Sums, to: string) => (
    <>
      {sums.map(({ currency, cents }) => (
        <Link key={currency} component={RouterLink} to={to} sx={{ display: 'block', whiteSpace: 'nowrap' }}>
          {words.money(cents, currency)}
        </Link>
      ))}
    </>
  );
  return (
    <Panel title={words.t('finance.home.month')}>
      <FactList
        rows={[
          {
            name: words.t('finance.home.received'),
            value: amounts(day.received, listAddress('receipts', within('receivedOn'))),
          },
          {
            name: words.t('finance.home.paidOut'),
            value: amounts(day.paidOut, listAddress('payouts', { status: 'made', ...within('madeOn') })),
          },
          {
            name: words.t('finance.home.suspense'),
            help: ['finance', 'suspense'],
            value: amounts(day.suspense, listAddress('receipts', { status: 'unmatched' })),
          },
        ]}
      />
    </Panel>
  );
}
