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
  noOne,
  ofCompany,
  ofCreator,
  paragraph,
  type Rule,
  retained,
  staff,
  stamps,
  systemOnly,
} from '../../people';

/**
 * The early end of a contract (docs/spec/states.md#ending). The other side has some days to answer. If it
 * does not answer or disputes, staff decide.
 */
export const terminationFlow = defineFlow({
  name: 'settlements',
  states: ['requested', 'under_review', 'agreed', 'refunded', 'withdrawn'],
  initial: 'requested',
  moves: {
    accept: { from: ['requested'], to: 'agreed' },
    dispute: { from: ['requested'], to: 'under_review', comment: 'required' },
    lapse: { from: ['requested'], to: 'under_review' },
    decide: { from: ['under_review'], to: 'agreed', comment: 'required' },
    withdraw: { from: ['requested'], to: 'withdrawn' },
    /** The contract was completed after the request to end it. */
    close: { from: ['requested', 'under_review'], to: 'withdrawn' },
    release: { from: ['agreed'], to: 'refunded', final: true },
  },
});

/**
 * A deliverable, or an instalment of an Elenco Pay contract, at the time of the request. An amendment that
 * only adds time has neither id.
 */
export const terminationPart = z.object({
  deliverableId: id.nullable(),
  instalmentId: id.optional(),
  state: z.string(),
  /** Share of the creator's amount that is due, in basis points. */
  dueBp: count,
  shareCents: cents,
  dueCents: cents,
});

export type TerminationPart = z.output<typeof terminationPart>;

/**
 * Amounts due for one payout of the contract or of an amendment, or for one instalment, which has a payout
 * only after it is paid.
 */
export const terminationDue = z.object({
  payoutId: id.nullable(),
  instalmentId: id.optional(),
  creatorCents: cents,
  feeCents: cents,
});

export type TerminationDue = z.output<typeof terminationDue>;

export const termination = z.object({
  ...stamps,
  contractId: id,
  briefingId: id.nullable(),
  /** The Elenco Pay contract; null for a hiring. */
  payContractId: id.nullable(),
  companyId: id,
  creatorId: id,
  status: impersonal(z.enum(terminationFlow.states as [StateOf<typeof terminationFlow>])),
  statusSince: instant,
  /** The side that ends the contract. */
  side: impersonal(z.enum(['company', 'creator'])),
  reason: retained(paragraph(1_000), 'contract', dash),
  /** Last day for the other side to answer. */
  answerBy: impersonal(date),
  parts: impersonal(z.array(terminationPart)),
  dues: impersonal(z.array(terminationDue)),
  /** The creator's share, before taxes. */
  creatorCents: impersonal(cents),
  /** Fee on `creatorCents`. */
  feeCents: impersonal(cents),
  /** Refund of amounts that the brand has paid and that are not due. */
  refundCents: impersonal(cents),
  /** Part of the refund that the card's bank or the provider has already returned to the card. */
  setOffCents: impersonal(cents),
  /** Unpaid amounts that the brand no longer has to pay. */
  waivedCents: impersonal(cents),
  currency: impersonal(currency),
  preparedById: id.nullable(),
  releasedById: id.nullable(),
  refundedOn: impersonal(date.nullable()),
  /** The bank's reference of the refund. */
  proof: retained(lineOrEmpty(120), 'fiscal', '', 'company'),
});

export type Termination = z.output<typeof termination>;

/** Returns the amount due for an instalment after an agreed early end; undefined while no end is agreed. */
export const dueOfInstalment = (
  { status, dues }: Pick<Termination, 'status' | 'dues'>,
  instalmentId: number,
): TerminationDue | undefined =>
  status === 'agreed' || status === 'refunded'
    ? dues.find((one) => one.instalmentId === instalmentId)
    : undefined;

const side = (rule: Rule<Termination>, of: Termination['side']) => narrowed(rule, { side: of });

const company = anyOf<Actor, Termination>(ofCompany, guestOfPay('pay-confirm'));

const creator = ofCreator as Rule<Termination>;

const ofOther = anyOf<Actor, Termination>(side(company, 'creator'), side(creator, 'company'));

const ofRequester = anyOf<Actor, Termination>(side(company, 'company'), side(creator, 'creator'));

const terminationAccess = {
  read: anyOf<Actor, Termination>(
    ofCompany,
    ofCreator,
    staff('finance', 'curation', 'support'),
    guestOfPay('pay', 'pay-confirm'),
  ),
  create: noOne,
  update: noOne,
  remove: noOne,
  moves: {
    accept: ofOther,
    dispute: ofOther,
    lapse: systemOnly,
    decide: staff('finance'),
    withdraw: ofRequester,
    close: systemOnly,
    release: staff('finance'),
  },
} as const;

/**
 * Rule for preparing a refund. It is not the rule of a move, because it only records the first of two staff
 * members.
 */
export const prepareRefundRule = staff('finance');

const COMPANY_FIELDS = ['setOffCents', 'proof'] as const;

export const terminations = defineResource({
  name: 'settlements',
  schema: termination,
  flow: terminationFlow,
  byPlatform: true,
  staffActs: ['prepareRefund'],
  writable: { create: [], update: [] },
  /** Hides the refund from the creator, and fields about staff from both sides. */
  hidden: (actor) =>
    actor.role === 'admin'
      ? []
      : ['preparedById', 'releasedById', ...(actor.role === 'creator' ? COMPANY_FIELDS : [])],
  /** Sums the refunds that are owed. A proposed end owes nothing yet, and a refunded one nothing more. */
  summed: { fields: ['refundCents'], without: ['requested', 'under_review', 'refunded', 'withdrawn'] },
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
  sorts: ['id', 'status', 'statusSince', 'createdAt'],
  access: terminationAccess,
});
