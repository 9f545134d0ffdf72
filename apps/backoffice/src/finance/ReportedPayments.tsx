import type { Sums } from '@elenco/core/finance';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { listAddress } from '../addresses';
import { reported } from '../charges/columns';
import { useWords } from '../kit/words';

/**
 * Number and open amount of the charges whose payment brands reported, with a link to the list of exactly
 * these charges. Renders nothing if there are no such charges.
 */
export function ReportedPayments({ sums }: { readonly sums: Sums }) {
  const words = useWords();
  const found = sums.filter(({ count }) => count > 0);
  if (found.length === 0) return null;
  const count = found.reduce((total, one) => total + one.count, 0);
  const amounts = found.map(({ cents, currency }) => words.money(cents, currency));
  return (
    <Alert severity="info">
      <Link component={RouterLink} to={listAddress('charges', reported)}>
        {words.t('finance.reported')} ({words.number(count)})
      </Link>
      {`: ${words.list(amounts)}. ${words.t('finance.home.checkAccount')}`}
    </Alert>
  );
}
