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
  noOne,
  ofCompany,
  ofCreator,
  paragraph,
  retained,
  staff,
  stamps,
  systemOnly,
} from '../../people';

/** A repayment by a creator (docs/spec/states.md#repayment). */
export const repaymentFlow = defineFlow({
  name: 'repayments',
  states: ['open', 'settled', 'waived', 'refunded'],
  initial: 'open',
  moves: {
    /** Received in full. */
    settle: { from: ['open'], to: 'settled' },
    /** The rest is waived. */
    waive: { from: ['open'], to: 'waived', comment: 'required' },
    /** The received part was refunded to the company. */
    release: { from: ['settled', 'waived'], to: 'refunded', final: true },
  },
});

/** An amount that a creator must pay back of a payout. Minor units. */
export const repayment = z.object({
  ...stamps,
  contractId: id,
  /** Null for a creator's own contract. */
  briefingId: id.nullable(),
  companyId: id,
  creatorId: id,
  payoutId: id,
  status: impersonal(z.enum(repaymentFlow.states as [StateOf<typeof repaymentFlow>])),
  statusSince: instant,
  /** Recipient: the company, or the platform if the company's bank took its payment back. */
  toward: impersonal(z.enum(['company', 'platform'])),
  reason: retained(paragraph(1_000), 'contract', dash),
  amountCents: impersonal(cents.min(1, 'too_small')),
  /** Part of the fee that is refunded to the company with it. */
  feeCents: impersonal(cents),
  /** Part received: deducted from payouts, or paid. */
  paidCents: impersonal(cents),
  /** Part of the refund that the company's card had already received. */
  setOffCents: impersonal(cents),
  currency: impersonal(currency),
  /** Last day to pay what cannot be deducted from payouts. */
  dueOn: impersonal(date),
  /** Two users of finance refund the company: one prepares, another releases. */
  preparedById: id.nullable(),
  releasedById: id.nullable(),
  refundedOn: impersonal(date.nullable()),
  /** The bank's reference of the refund. */
  proof: retained(lineOrEmpty(120), 'fiscal', '', 'company'),
});

export type Repayment = z.output<typeof repayment>;

/** Returns the amount still owed. */
export const remainingOf = ({
  status,
  amountCents,
  paidCents,
}: Pick<Repayment, 'status' | 'amountCents' | 'paidCents'>): number =>
  status === 'open' ? amountCents - paidCents : 0;

/** Returns the refund to the company: the received part and the fee. */
export const refundOf = ({
  toward,
  paidCents,
  feeCents,
}: Pick<Repayment, 'toward' | 'paidCents' | 'feeCents'>): number =>
  toward === 'company' ? paidCents + feeCents : 0;

const repaymentAccess = {
  read: anyOf<Actor, Repayment>(ofCompany, ofCreator, staff('finance', 'curation', 'support')),
  create: noOne,
  update: noOne,
  remove: noOne,
  moves: { settle: systemOnly, waive: staff('finance'), release: staff('finance') },
} as const;

/** Users who may demand repayments, record receipts and prepare refunds. */
export const repaymentRule = staff('finance');

const toCompany = ['feeCents', 'setOffCents', 'refundedOn', 'proof'] as const;

export const repayments = defineResource({
  name: 'repayments',
  schema: repayment,
  flow: repaymentFlow,
  writable: { create: [], update: [] },
  /** Hides the refund from the creator, and staff from both parties. */
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
