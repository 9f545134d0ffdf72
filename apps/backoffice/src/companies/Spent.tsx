import { type Charge, hiringPurposes } from '@elenco/core/finance';
import type { Currency } from '@elenco/core/kit';
import Link from '@mui/material/Link';
import { useGetList } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { listAddress } from '../addresses';
import { useWords } from '../kit/words';

/** Maximum number of charges in the sum. If there are more, no sum is shown, since it would be incomplete. */
const most = 1_000;

/**
 * Amounts that a company has paid for hired creators, by currency. Excludes subscriptions and Elenco Pay
 * contracts.
 */
export function Spent({ companyId }: { companyId: number }) {
  const words = useWords();
  const paid = { companyId, status: 'paid', purpose: [...hiringPurposes] };
  const { data, total = 0 } = useGetList<Charge>('charges', {
    pagination: { page: 1, perPage: most },
    sort: { field: 'id', order: 'ASC' },
    filter: paid,
  });
  if (!data || total > data.length) return <>–</>;
  const sums = new Map<Currency, number>();
  for (const { currency, amountCents } of data) {
    sums.set(currency, (sums.get(currency) ?? 0) + amountCents);
  }
  if (sums.size === 0) return <>–</>;
  return (
    <Link component={RouterLink} to={listAddress('charges', paid)}>
      {words.list([...sums].map(([currency, cents]) => words.money(cents, currency)))}
    </Link>
  );
}
