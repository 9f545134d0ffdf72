import { z } from 'zod';
import { type AmountTerms, anyOf, cents, defineFlow, type StateOf } from '../../kit';
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

/** What a creator must pay back (docs/spec/states.md#repayment). */
export const repaymentFlow = defineFlow({
  name: 'repayments',
  states: ['open', 'settled', 'waived', 'refunded'],
  initial: 'open',
  moves: {
    /** The creator has paid everything. */
    settle: { from: ['open'], to: 'settled' },
    /** Finance waives what the creator still owes. */
    waive: { from: ['open'], to: 'waived', comment: 'required' },
    /** The paid part was refunded to the company. */
    release: { from: ['settled', 'waived'], to: 'refunded', final: true },
  },
});

/** What a creator must pay back of a payout, in minor units. */
export const repayment = z.object({
  ...stamps,
  contractId: id,
  /** The briefing; null for a creator's own contract. */
  briefingId: id.nullable(),
  companyId: id,
  creatorId: id,
  payoutId: id,
  status: impersonal(z.enum(repaymentFlow.states as [StateOf<typeof repaymentFlow>])),
  statusSince: instant,
  /** Who gets the money: the company, or the platform if the company's bank took its payment back. */
  toward: impersonal(z.enum(['company', 'platform'])),
  reason: retained(paragraph(1_000), 'contract', dash),
  amountCents: impersonal(cents.min(1, 'too_small')),
  /** The part of the fee that is refunded to the company too. */
  feeCents: impersonal(cents),
  /** What the creator has paid, by deduction from payouts or otherwise. */
  paidCents: impersonal(cents),
  /** Part of the refund that the company's card has already received. */
  setOffCents: impersonal(cents),
  currency: impersonal(currency),
  /** Last day for the creator to pay what cannot be deducted from payouts. */
  dueOn: impersonal(date),
  /** Two staff members refund the company: one prepares, another releases. */
  preparedById: id.nullable(),
  releasedById: id.nullable(),
  refundedOn: impersonal(date.nullable()),
  /** The bank's reference of the refund. */
  proof: retained(lineOrEmpty(120), 'fiscal', '', 'company'),
});

export type Repayment = z.output<typeof repayment>;

/** Returns what the creator still owes. */
export const remainingOf = ({
  status,
  amountCents,
  paidCents,
}: Pick<Repayment, 'status' | 'amountCents' | 'paidCents'>): number =>
  status === 'open' ? amountCents - paidCents : 0;

/** Returns what was neither received nor is charged any more, after the repayment was waived. */
export const waivedOf = (row: Pick<Repayment, 'status' | 'amountCents' | 'paidCents'>): number =>
  row.amountCents - row.paidCents - remainingOf(row);

/** Returns the refund to the company: what the creator has paid, and the fee. */
export const refundOf = ({
  toward,
  paidCents,
  feeCents,
}: Pick<Repayment, 'toward' | 'paidCents' | 'feeCents'>): number =>
  toward === 'company' ? paidCents + feeCents : 0;

/** The part that was received, and the fee, go to the company. */
const refund: AmountTerms = {
  plus: ['paidCents', 'feeCents'],
  minus: ['setOffCents'],
  way: 'toRefund',
  only: ['toward', 'company'],
};

/** Amount of the next act on a repayment, by state: received from the creator, later refunded to the company. */
export const repaymentAmounts = {
  open: { plus: ['amountCents'], minus: ['paidCents'], way: 'toReceive' },
  settled: refund,
  waived: refund,
} as const satisfies Readonly<Record<string, AmountTerms>>;

const repaymentAccess = {
  read: anyOf<Actor, Repayment>(ofCompany, ofCreator, staff('finance', 'curation', 'support')),
  create: noOne,
  update: noOne,
  remove: noOne,
  moves: { settle: systemOnly, waive: staff('finance'), release: staff('finance') },
} as const;

/** Staff who may demand repayments, record receipts and prepare refunds. */
export const repaymentRule = staff('finance');

const toCompany = ['feeCents', 'setOffCents', 'refundedOn', 'proof'] as const;

export const repayments = defineResource({
  name: 'repayments',
  schema: repayment,
  flow: repaymentFlow,
  staffActs: ['prepareRefund'],
  writable: { create: [], update: [] },
  /** Hides the refund from the creator, and staff from both sides. */
  hidden: (actor) =>
    actor.role === 'admin'
      ? []
      : ['preparedById', 'releasedById', ...(actor.role === 'creator' ? toCompany : [])],
  summed: {
    fields: ['toReceive', 'toRefund'],
    without: [],
    amounts: {
      toReceive: { open: repaymentAmounts.open },
      toRefund: { settled: repaymentAmounts.settled, waived: repaymentAmounts.waived },
    },
  },
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
