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
  noOne,
  type Rule,
  retained,
  staff,
  stamps,
  systemOnly,
} from '../../people';
import { charge } from '../payment';

/**
 * Receipts. Money without a charge stays in suspense until it is matched, assigned to a repayment or
 * returned. A matched receipt is contested if the bank reverses it, or if finance finds that it was for
 * another charge.
 */
export const receiptFlow = defineFlow({
  name: 'receipts',
  states: ['unmatched', 'matched', 'contested', 'returned'],
  initial: 'unmatched',
  moves: {
    match: { from: ['unmatched'], to: 'matched' },
    /** Pays a part of its charge, which stays open for the rest. */
    matchPart: { from: ['unmatched'], to: 'matched' },
    /** Pays a creator's repayment. */
    assign: { from: ['unmatched'], to: 'matched' },
    contest: { from: ['matched'], to: 'contested', comment: 'required' },
    /** The receipt did pay its charge. */
    keep: { from: ['contested'], to: 'matched', comment: 'required' },
    /** The receipt did not pay its charge, which is reopened. */
    unmatch: { from: ['contested'], to: 'unmatched', comment: 'required' },
    /** Releases a partial payment of a charge that was cancelled. */
    free: { from: ['matched', 'contested'], to: 'unmatched' },
    /** The money was returned. If it was already used, the company owes it. */
    release: { from: ['unmatched', 'contested'], to: 'returned', final: true },
  },
});

/** Why a receipt did not pay a charge, or may not have. */
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

/** Source of a receipt: a bank file, the Central Bank's Pix API, a card, or entered by hand. */
export const receiptSource = z.enum(['cnab240', 'cnab400', 'pix', 'card', 'hand']);

/** Money received; stored once. */
export const receipt = z.object({
  ...stamps,
  status: impersonal(z.enum(receiptFlow.states as [StateOf<typeof receiptFlow>])),
  statusSince: instant,
  source: impersonal(receiptSource),
  /** Id at the source, unique within it: the end-to-end id of PIX, the line of a file. */
  externalId: impersonal(line(120)),
  receivedOn: impersonal(date),
  amountCents: impersonal(cents.min(1, 'too_small')),
  /** Fee deducted by the bank. */
  bankFeeCents: impersonal(cents),
  currency: impersonal(currency),
  paidBy: impersonal(charge.shape.paidBy.unwrap()),
  /** Number given by the payer or the bank: the slip's number, the txid of PIX. */
  reference: impersonal(lineOrEmpty(40)),
  payerName: retained(lineOrEmpty(120), 'fiscal', ''),
  /** CPF or CNPJ without mask; empty if the source does not report it. */
  payerTaxId: retained(lineOrEmpty(14), 'fiscal', ''),
  /** Message by the payer. */
  note: erased(lineOrEmpty(140), ''),
  /** Null if it paid its charge directly. */
  reason: impersonal(unmatchedReason.nullable()),
  /** External id of the line that reversed it, or empty. */
  reversedBy: impersonal(lineOrEmpty(120)),
  /** Fine and interest received with the charge. */
  lateFeeCents: impersonal(cents),
  /** Difference to the charge settled by two users; negative if less was received. */
  differenceCents: impersonal(z.int()),
  /** True for a partial payment of its charge. */
  partial: impersonal(z.boolean()),
  /** Charge that the first user proposes to settle although the amount differs. */
  intendedChargeId: id.nullable(),
  /** The charge or repayment that it paid, and the company. */
  chargeId: id.nullable(),
  repaymentId: id.nullable(),
  /** Charge that it was unmatched from. */
  formerChargeId: id.nullable(),
  companyId: id.nullable(),
  /** First of two users who return it, settle a different amount or unmatch it. */
  preparedById: id.nullable(),
  releasedById: id.nullable(),
  returnedOn: impersonal(date.nullable()),
  /** The bank's reference of the return. */
  proof: retained(lineOrEmpty(120), 'fiscal', ''),
});

export type Receipt = z.output<typeof receipt>;

const finance: Rule<Receipt> = staff('finance');

const receiptAccess = {
  read: finance,
  create: noOne,
  update: noOne,
  remove: noOne,
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

/** A rule, not a move: preparing the return changes no state; it records the first of two users. */
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
