import { type Change, moveTo, update } from '../../kit';
import { type Repayment, repayments } from './repayment';

/** Adds to the received part and settles the repayment once complete. The caller posts the entry. */
export const takeIn = ({ id, amountCents, paidCents }: Repayment, cents: number): Change[] =>
  paidCents + cents < amountCents
    ? [update(repayments, id, { paidCents: paidCents + cents })]
    : [moveTo(repayments, id, 'settle', { patch: { paidCents: paidCents + cents } })];
