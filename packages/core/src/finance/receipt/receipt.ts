import { z } from 'zod';
import { cents, defineFlow, type StateOf } from '../../kit';
import {
  currency,
  date,
  defineResource,
  erased,
  id,
  impersonal,
  instant,
  line,
  lineOrEmpty,
  nobody,
  type Rule,
  retained,
  staff,
  stamps,
  systemOnly,
} from '../../people';
import { charge } from '../payment';

/**
 * Receipts. Money without a charge stays in suspense until it is matched, assigned to a repayment or returned. A matched
 * receipt is contested when the bank reverses it, or when finance finds that it was for another charge.
 */
export const receiptFlow = defineFlow({
  name: 'receipts',
  states: ['unmatched', 'matched', 'contested', 'returned'],
  initial: 'unmatched',
  moves: {
    match: { from: ['unmatched'], to: 'matched' },
    /** It pays a part of its charge, which stays open for the rest. */
    matchPart: { from: ['unmatched'], to: 'matched' },
    /** It is what a creator pays back. */
    assign: { from: ['unmatched'], to: 'matched' },
    contest: { from: ['matched'], to: 'contested', comment: 'required' },
    /** The receipt did pay its charge. */
    keep: { from: ['contested'], to: 'matched', comment: 'required' },
    /** The receipt did not pay its charge, which is open again. */
    unmatch: { from: ['contested'], to: 'unmatched', comment: 'required' },
    /** The charge that it paid a part of is no longer asked for. */
    free: { from: ['matched', 'contested'], to: 'unmatched' },
    /** The money was returned. If the payment was already used, its company owes it. */
    release: { from: ['unmatched', 'contested'], to: 'returned', final: true },
  },
});

/** Why money that came in paid no charge, or may not have. */
export const unmatchedReason = z.enum([
  'unknown_reference',
  'already_paid',
  'charge_cancelled',
  'charge_combined',
  'amount_differs',
  'refund_failed',
  'dispute_won',
  'payment_reversed',
  'wrong_charge',
]);

export type UnmatchedReason = z.output<typeof unmatchedReason>;

/** Where we know of it from: a bank's file, the list of the Central Bank's Pix API, a card, or a person who saw it. */
export const receiptSource = z.enum(['cnab240', 'cnab400', 'pix', 'card', 'hand']);

/** Money that came in, once. */
export const receipt = z.object({
  ...stamps,
  status: impersonal(z.enum(receiptFlow.states as [StateOf<typeof receiptFlow>])),
  statusSince: instant,
  source: impersonal(receiptSource),
  /** What its source calls it, unique within the source: of PIX the end-to-end id, of a file its line. */
  externalId: impersonal(line(120)),
  receivedOn: impersonal(date),
  amountCents: impersonal(cents.min(1, 'too_small')),
  /** What the bank kept of it for itself. */
  bankFeeCents: impersonal(cents),
  currency: impersonal(currency),
  paidBy: impersonal(charge.shape.paidBy.unwrap()),
  /** The number that the payer or the bank named: our number of the slip, the txid of PIX. */
  reference: impersonal(lineOrEmpty(40)),
  payerName: retained(lineOrEmpty(120), 'fiscal', ''),
  /** CPF or CNPJ without mask; empty where the source does not say. */
  payerTaxId: retained(lineOrEmpty(14), 'fiscal', ''),
  /** What the payer wrote. */
  note: erased(lineOrEmpty(140), ''),
  /** Null for what paid its charge at once. */
  reason: impersonal(unmatchedReason.nullable()),
  /** External id of the line that reversed it, or empty. */
  reversedBy: impersonal(lineOrEmpty(120)),
  /** Fine and interest received beside the charge. */
  lateFeeCents: impersonal(cents),
  /** Difference to the charge that two people settled; negative if less came in. */
  differenceCents: impersonal(z.int()),
  /** True for money that is kept as a partial payment of its charge. */
  partial: impersonal(z.boolean()),
  /** Charge that the first person proposes to settle although the amount differs. */
  intendedChargeId: id.nullable(),
  /** The charge that it paid, or what a creator paid back with it, and of whose hiring. */
  chargeId: id.nullable(),
  repaymentId: id.nullable(),
  /** Charge that it was unmatched from. */
  formerChargeId: id.nullable(),
  companyId: id.nullable(),
  /** First of the two people who return it, settle a different amount with it or unmatch it. */
  preparedById: id.nullable(),
  releasedById: id.nullable(),
  returnedOn: impersonal(date.nullable()),
  /** The bank's reference of the way back. */
  proof: retained(lineOrEmpty(120), 'fiscal', ''),
});

export type Receipt = z.output<typeof receipt>;

const finance: Rule<Receipt> = staff('finance');

const receiptAccess = {
  read: finance,
  create: nobody,
  update: nobody,
  remove: nobody,
  moves: {
    match: finance,
    matchPart: finance,
    assign: finance,
    contest: finance,
    keep: finance,
    unmatch: finance,
    free: systemOnly,
    release: finance,
  },
} as const;

/** Not a move: preparing the way back changes no state, but names the first of the two people. */
export const prepareReturnRule = finance;

export const receipts = defineResource({
  name: 'receipts',
  schema: receipt,
  flow: receiptFlow,
  byPlatform: true,
  writable: { create: [], update: [] },
  filters: {
    id: 'is',
    status: 'is',
    source: 'is',
    chargeId: 'is',
    repaymentId: 'is',
    companyId: 'is',
    receivedOn: 'between',
    amountCents: 'between',
  },
  sorts: ['id', 'status', 'receivedOn', 'amountCents', 'createdAt'],
  access: receiptAccess,
});
