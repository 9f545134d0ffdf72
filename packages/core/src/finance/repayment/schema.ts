import { z } from 'zod';
import { cents, type StateOf } from '../../kit';
import { currency, date, id, instant, lineOrEmpty, paragraph, stamps } from '../../people';
import { repaymentFlow } from './flow';

/** What a creator pays back of a payout that was made. Minor units. */
export const repayment = z.object({
  ...stamps,
  contractId: id,
  /** Null of a creator's own contract. */
  briefingId: id.nullable(),
  companyId: id,
  creatorId: id,
  payoutId: id,
  status: z.enum(repaymentFlow.states as [StateOf<typeof repaymentFlow>]),
  statusSince: instant,
  /** Whose it is: the company's, or ours where its bank has taken the payment back from us already. */
  toward: z.enum(['company', 'platform']),
  reason: paragraph(1_000),
  amountCents: cents.min(1, 'too_small'),
  /** What of our fee goes back to the company with it. */
  feeCents: cents,
  /** What of the amount is in: deducted from payouts, and paid. */
  paidCents: cents,
  /** What of what goes back to the company had gone back to its card already. */
  setOffCents: cents,
  currency,
  /** The last day to pay it, in so far as no payout was there to deduct it from. */
  dueOn: date,
  /** Two people of finance send the company what came in: one prepares, another releases. */
  preparedById: id.nullable(),
  releasedById: id.nullable(),
  refundedOn: date.nullable(),
  /** The bank's reference of the refund. */
  proof: lineOrEmpty(120),
});
export type Repayment = z.output<typeof repayment>;

/** What is still asked for. */
export const remainingOf = ({
  status,
  amountCents,
  paidCents,
}: Pick<Repayment, 'status' | 'amountCents' | 'paidCents'>): number =>
  status === 'open' ? amountCents - paidCents : 0;

/** What goes back to the company: what is in, and our fee. */
export const refundOf = ({
  toward,
  paidCents,
  feeCents,
}: Pick<Repayment, 'toward' | 'paidCents' | 'feeCents'>): number =>
  toward === 'company' ? paidCents + feeCents : 0;
