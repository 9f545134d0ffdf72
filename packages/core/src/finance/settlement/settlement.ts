import { z } from 'zod';
import { anyOf, cents, defineFlow, narrowed, type StateOf } from '../../kit';
import {
  type Actor,
  count,
  currency,
  dash,
  date,
  defineResource,
  guestOfPay,
  id,
  impersonal,
  instant,
  lineOrEmpty,
  nobody,
  ofCompany,
  ofCreator,
  paragraph,
  type Rule,
  retained,
  staff,
  stamps,
  systemOnly,
} from '../../people';

/** See docs/spec/states.md#ending. The other side has some days to answer; then, or when it objects, staff decide. */
export const settlementFlow = defineFlow({
  name: 'settlements',
  states: ['requested', 'under_review', 'agreed', 'refunded', 'withdrawn'],
  initial: 'requested',
  moves: {
    accept: { from: ['requested'], to: 'agreed' },
    dispute: { from: ['requested'], to: 'under_review', comment: 'required' },
    lapse: { from: ['requested'], to: 'under_review' },
    decide: { from: ['under_review'], to: 'agreed', comment: 'required' },
    withdraw: { from: ['requested'], to: 'withdrawn' },
    /** Its contract was fulfilled meanwhile. */
    close: { from: ['requested', 'under_review'], to: 'withdrawn' },
    release: { from: ['agreed'], to: 'refunded', final: true },
  },
});

/** One deliverable, or instalment of an Elenco Pay contract, as it stood when the ending was asked for; null for a renewal of time alone. */
export const settlementPart = z.object({
  deliverableId: id.nullable(),
  instalmentId: id.optional(),
  state: z.string(),
  /** What of the creator's pay it is due, in basis points. */
  dueBp: count,
  shareCents: cents,
  dueCents: cents,
});

export type SettlementPart = z.output<typeof settlementPart>;

/** What is due of one payout: the contract's own, or that of a renewal; of an instalment, which has one once it is paid. */
export const settlementDue = z.object({
  payoutId: id.nullable(),
  instalmentId: id.optional(),
  creatorCents: cents,
  feeCents: cents,
});

export type SettlementDue = z.output<typeof settlementDue>;

export const settlement = z.object({
  ...stamps,
  contractId: id,
  briefingId: id.nullable(),
  /** Of a creator's own contract; null for a hiring. */
  payContractId: id.nullable(),
  companyId: id,
  creatorId: id,
  status: impersonal(z.enum(settlementFlow.states as [StateOf<typeof settlementFlow>])),
  statusSince: instant,
  /** Who ends it. */
  side: impersonal(z.enum(['company', 'creator'])),
  reason: retained(paragraph(1_000), 'contract', dash),
  /** The last day for the other side's answer. */
  answerBy: impersonal(date),
  parts: impersonal(z.array(settlementPart)),
  dues: impersonal(z.array(settlementDue)),
  /** What the creator is paid, before taxes. */
  creatorCents: impersonal(cents),
  /** Our fee on that. */
  feeCents: impersonal(cents),
  /** What goes back to the brand of what it has paid. */
  refundCents: impersonal(cents),
  /** What of it had gone back to the card already: its bank took it, or the provider sent it. */
  setOffCents: impersonal(cents),
  /** What the brand has not paid yet and need not pay. */
  waivedCents: impersonal(cents),
  currency: impersonal(currency),
  preparedById: id.nullable(),
  releasedById: id.nullable(),
  refundedOn: impersonal(date.nullable()),
  /** The bank's reference of the refund. */
  proof: retained(lineOrEmpty(120), 'fiscal', '', 'company'),
});

export type Settlement = z.output<typeof settlement>;

const side = (rule: Rule<Settlement>, of: Settlement['side']) => narrowed(rule, { side: of });

const company = anyOf<Actor, Settlement>(ofCompany, guestOfPay('pay-confirm'));

const creator = ofCreator as Rule<Settlement>;

const ofOther = anyOf<Actor, Settlement>(side(company, 'creator'), side(creator, 'company'));

const ofAsker = anyOf<Actor, Settlement>(side(company, 'company'), side(creator, 'creator'));

const settlementAccess = {
  read: anyOf<Actor, Settlement>(
    ofCompany,
    ofCreator,
    staff('finance', 'curation', 'support'),
    guestOfPay('pay', 'pay-confirm'),
  ),
  create: nobody,
  update: nobody,
  remove: nobody,
  moves: {
    accept: ofOther,
    dispute: ofOther,
    lapse: systemOnly,
    decide: staff('finance'),
    withdraw: ofAsker,
    close: systemOnly,
    release: staff('finance'),
  },
} as const;

/** Not a move: preparing a refund changes no state, but names the first of the two people. */
export const prepareRefundRule = staff('finance');

const toCompany = ['setOffCents', 'proof'] as const;

export const settlements = defineResource({
  name: 'settlements',
  schema: settlement,
  flow: settlementFlow,
  byPlatform: true,
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
    payContractId: 'is',
    companyId: 'is',
    creatorId: 'is',
    status: 'is',
    createdAt: 'between',
  },
  sorts: ['id', 'status', 'createdAt'],
  access: settlementAccess,
});
