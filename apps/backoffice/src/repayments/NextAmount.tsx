import { isWaiting, waitingCentsOf } from '@elenco/core/operations';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Money } from '../kit/FieldValue';
import { today } from '../kit/today';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

type Repayment = RecordOf<'repayments'>;

/**
 * Returns the amount of the next action on a repayment, as included in the queue's sum. Undefined if no
 * action is left.
 */
export const nextActionCents = (repayment: Repayment): number | undefined =>
  isWaiting('repayments', repayment, today())
    ? (waitingCentsOf('repayments', repayment) ?? undefined)
    : undefined;

/**
 * Amount that the creator still owes, or the amount that must be refunded to the brand next. A label states
 * which of the two it is.
 */
export function NextAmount({ repayment }: { readonly repayment: Repayment }) {
  const words = useWords();
  const cents = nextActionCents(repayment);
  if (cents === undefined) return '–';
  return (
    <Box component="span" sx={{ display: 'inline-block', textAlign: 'right' }}>
      <Money cents={cents} currency={repayment.currency} />
      <Typography variant="caption" color="textSecondary" component="span" sx={{ display: 'block' }}>
        {words.t(`finance.repayments.${repayment.status === 'open' ? 'toReceive' : 'toRefund'}`)}
      </Typography>
    </Box>
  );
}
