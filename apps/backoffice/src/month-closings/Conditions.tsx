import { daysOfMonth, type MonthState, openAtClosing } from '@elenco/core/finance';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Circle from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { listAddress } from '../addresses';
import { lastInstantOf } from '../kit/dayBounds';
import { useWords } from '../kit/words';

type Condition = MonthState['conditions'][number];

/**
 * Returns the URLs of the lists with exactly the items that each condition counts. `month` is any day of the
 * month.
 */
function listsOf(month: string): Partial<Record<Condition['code'], string>> {
  const { to } = daysOfMonth(month);
  return {
    closing_invoices_answered: listAddress('invoices', {
      status: openAtClosing.invoices,
      createdAt_lte: lastInstantOf(to),
    }),
    closing_payouts_settled: listAddress('payouts', { status: openAtClosing.payouts, dueOn_lte: to }),
    closing_receipts_matched: listAddress('receipts', { status: openAtClosing.receipts, receivedOn_lte: to }),
  };
}

/** Conditions for closing a month, each with a link to the items that violate it. */
export function Conditions({ month, conditions }: { month: string; conditions: readonly Condition[] }) {
  const words = useWords();
  const lists = listsOf(month);
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
