import { z } from 'zod';
import { anyOf, cents, defineFlow, type StateOf } from '../../kit';
import {
  type Actor,
  currency,
  dash,
  date,
  defineResource,
  id,
  impersonal,
  instant,
  lineOrEmpty,
  nobody,
  ofCompany,
  ofCreator,
  paragraph,
  retained,
  staff,
  stamps,
  systemOnly,
} from '../../people';

/** What a creator pays back (docs/spec/states.md#repayment). */
export const repaymentFlow = defineFlow({
  name: 'repayments',
  states: ['open', 'settled', 'waived', 'refunded'],
  initial: 'open',
  moves: {
    /** All of it is in. */
    settle: { from: ['open'], to: 'settled' },
    /** The rest is not asked for any more. */
    waive: { from: ['open'], to: 'waived', comment: 'required' },
    /** The company has what came in. */
    release: { from: ['settled', 'waived'], to: 'refunded', final: true },
  },
});

/** What a creator pays back of a payout that was made. Minor units. */
export const repayment = z.object({
  ...stamps,
  contractId: id,
  /** Null of a creator's own contract. */
  briefingId: id.nullable(),
  companyId: id,
  creatorId: id,
  payoutId: id,
  status: impersonal(z.enum(repaymentFlow.states as [StateOf<typeof repaymentFlow>])),
  statusSince: instant,
  /** Whose it is: the company's, or ours where its bank has taken the payment back from us already. */
  toward: impersonal(z.enum(['company', 'platform'])),
  reason: retained(paragraph(1_000), 'contract', dash),
  amountCents: impersonal(cents.min(1, 'too_small')),
  /** What of our fee goes back to the company with it. */
  feeCents: impersonal(cents),
  /** What of the amount is in: deducted from payouts, and paid. */
  paidCents: impersonal(cents),
  /** What of what goes back to the company had gone back to its card already. */
  setOffCents: impersonal(cents),
  currency: impersonal(currency),
  /** The last day to pay it, in so far as no payout was there to deduct it from. */
  dueOn: impersonal(date),
  /** Two people of finance send the company what came in: one prepares, another releases. */
  preparedById: id.nullable(),
  releasedById: id.nullable(),
  refundedOn: impersonal(date.nullable()),
  /** The bank's reference of the refund. */
  proof: retained(lineOrEmpty(120), 'fiscal', '', 'company'),
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

const repaymentAccess = {
  read: anyOf<Actor, Repayment>(ofCompany, ofCreator, staff('finance', 'curation', 'support')),
  create: nobody,
  update: nobody,
  remove: nobody,
  moves: { settle: systemOnly, waive: staff('finance'), release: staff('finance') },
} as const;

/** Who decides that a creator pays back, writes down what came in and prepares the refund. */
export const repaymentRule = staff('finance');

const toCompany = ['feeCents', 'setOffCents', 'refundedOn', 'proof'] as const;

export const repayments = defineResource({
  name: 'repayments',
  schema: repayment,
  flow: repaymentFlow,
  writable: { create: [], update: [] },
  /** How the brand gets its money back is not the creator's business, nor who in finance sees to it anybody's. */
  hidden: (actor) =>
    actor.role === 'admin'
      ? []
      : ['preparedById', 'releasedById', ...(actor.role === 'creator' ? toCompany : [])],
  filters: {
    id: 'is',
    contractId: 'is',
    briefingId: 'is',
    companyId: 'is',
    creatorId: 'is',
    payoutId: 'is',
    status: 'is',
    dueOn: 'between',
    createdAt: 'between',
  },
  sorts: ['id', 'status', 'amountCents', 'dueOn', 'createdAt'],
  access: repaymentAccess,
});
