import { type Change, moveTo, update } from '../../kit';
import { type Repayment, repayments } from './repayment';

/** What is in of it: when that is all, it is settled. The entry is posted by who knows where it came from. */
export const takeIn = ({ id, amountCents, paidCents }: Repayment, cents: number): Change[] =>
  paidCents + cents < amountCents
    ? [update(repayments, id, { paidCents: paidCents + cents })]
    : [moveTo(repayments, id, 'settle', { patch: { paidCents: paidCents + cents } })];
