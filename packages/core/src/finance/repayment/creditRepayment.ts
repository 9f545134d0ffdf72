import { type Change, moveTo, update } from '../../kit';
import { type Repayment, repayments } from './repayment';

/**
 * Returns the changes that add to the paid amount of a repayment, and settle it once it is complete. The
 * caller posts the ledger entry.
 */
export const creditRepayment = ({ id, amountCents, paidCents }: Repayment, cents: number): Change[] =>
  paidCents + cents < amountCents
    ? [update(repayments, id, { paidCents: paidCents + cents })]
    : [moveTo(repayments, id, 'settle', { patch: { paidCents: paidCents + cents } })];
