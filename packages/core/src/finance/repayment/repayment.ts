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
    /** The creator has paid back the whole amount. */
    settle: { from: ['open'], to: 'settled' },
    /** Finance waives the amount that the creator still owes. */
    waive: { from: ['open'], to: 'waived', comment: 'required' },
    /** The paid part was refunded to the company. */
    release: { from: ['settled', 'waived'], to: 'refunded', final: true },
  },
});

/** Amount of a payout that the creator must repay, in minor units. */
export const repayment = z.object({
  ...stamps,
  contractId: id,
  /** The briefing; null for an Elenco Pay contract. */
  briefingId: id.nullable(),
  companyId: id,
  creatorId: id,
  payoutId: id,
  status: impersonal(z.enum(repaymentFlow.states as [StateOf<typeof repaymentFlow>])),
  statusSince: instant,
  /** Recipient of the money: the company, or the platform if the company's bank took its payment back. */
  toward: impersonal(z.enum(['company', 'platform'])),
  reason: retained(paragraph(1_000), 'contract', dash),
  amountCents: impersonal(cents.min(1, 'too_small')),
  /** Part of the fee that is also refunded to the company. */
  feeCents: impersonal(cents),
  /** Amount repaid so far, by deduction from payouts or otherwise. */
  paidCents: impersonal(cents),
  /** Part of the refund that has already gone to the company's card. */
  setOffCents: impersonal(cents),
  currency: impersonal(currency),
  /** Last day on which the creator can pay the amount that cannot be deducted from payouts. */
  dueOn: impersonal(date),
  /** Two staff members refund the company: one prepares, another releases. */
  preparedById: id.nullable(),
  releasedById: id.nullable(),
  refundedOn: impersonal(date.nullable()),
  /** The bank's reference of the refund. */
  proof: retained(lineOrEmpty(120), 'fiscal', '', 'company'),
});

export type Repayment = z.output<typeof repayment>;

/** Returns the amount that the creator still owes. */
export const remainingOf = ({
  status,
  amountCents,
  paidCents,
}: Pick<Repayment, 'status' | 'amountCents' | 'paidCents'>): number =>
  status === 'open' ? amountCents - paidCents : 0;

/**
 * Returns the waived amount of a repayment: the unpaid amount once the repayment is closed; 0 while it is
 * open.
 */
export const waivedOf = (row: Pick<Repayment, 'status' | 'amountCents' | 'paidCents'>): number =>
  row.amountCents - row.paidCents - remainingOf(row);

/** Returns the refund to the company: the amount that the creator has paid, and the fee. */
export const refundOf = ({
  toward,
  paidCents,
  feeCents,
}: Pick<Repayment, 'toward' | 'paidCents' | 'feeCents'>): number =>
  toward === 'company' ? paidCents + feeCents : 0;

/** Terms of the refund to the company: the received amount and the fee. */
const refund: AmountTerms = {
  plus: ['paidCents', 'feeCents'],
  minus: ['setOffCents'],
  way: 'toRefund',
  only: ['toward', 'company'],
};

/**
 * Amount that a repayment's next step moves, by state: first received from the creator, then refunded to the
 * company.
 */
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

/** Allows only staff who may create repayments, record receipts and prepare refunds. */
export const repaymentRule = staff('finance');

const COMPANY_FIELDS = ['feeCents', 'setOffCents', 'refundedOn', 'proof'] as const;

export const repayments = defineResource({
  name: 'repayments',
  schema: repayment,
  flow: repaymentFlow,
  staffActs: ['prepareRefund'],
  writable: { create: [], update: [] },
  /** Hides the refund from the creator, and fields about staff from both sides. */
  hidden: (actor) =>
    actor.role === 'admin'
      ? []
      : ['preparedById', 'releasedById', ...(actor.role === 'creator' ? COMPANY_FIELDS : [])],
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
