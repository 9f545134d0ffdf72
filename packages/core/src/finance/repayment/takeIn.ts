import { type Change, moveTo, update } from '../../kit';
import { type Repayment, repayments } from './repayment';

/**
 * Adds to the paid part of a repayment, and settles the repayment once it is complete. The caller posts the
 * entry.
 */
export const takeIn = ({ id, amountCents, paidCents }: Repayment, cents: number): Change[] =>
  paidCents + cents < amountCents
    ? [update(repayments, id, { paidCents: paidCents + cents })]
    : [moveTo(repayments, id, 'settle', { patch: { paidCents: paidCents + cents } })];
