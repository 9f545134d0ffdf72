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
 * Flow of money received. A receipt without a charge stays in suspense until finance matches it, assigns it
 * to a repayment or returns the money. A matched receipt becomes contested if the bank reverses it, or if
 * finance finds that it was meant for another charge.
 */
export const receiptFlow = defineFlow({
  name: 'receipts',
  states: ['unmatched', 'matched', 'contested', 'returned'],
  initial: 'unmatched',
  moves: {
    match: { from: ['unmatched'], to: 'matched' },
    /** The receipt pays part of a charge, which stays open for the remaining amount. */
    matchPart: { from: ['unmatched'], to: 'matched' },
    /** The receipt pays a creator's repayment. */
    assign: { from: ['unmatched'], to: 'matched' },
    contest: { from: ['matched'], to: 'contested', comment: 'required' },
    /** Finance confirms that the receipt did pay its charge. */
    keep: { from: ['contested'], to: 'matched', comment: 'required' },
    /** Finance finds that the receipt did not pay its charge, which is reopened. */
    unmatch: { from: ['contested'], to: 'unmatched', comment: 'required' },
    /** The charge of a partial payment was cancelled. */
    free: { from: ['matched', 'contested'], to: 'unmatched' },
    /** The money was returned to its sender. If it was already used, the company owes it. */
    release: { from: ['unmatched', 'contested'], to: 'returned', final: true },
  },
});

/** Reasons why a receipt did not pay a charge, or may not have paid it. */
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
  'other_payer',
]);

export type UnmatchedReason = z.output<typeof unmatchedReason>;

/** Source of a receipt: a bank file, the Central Bank's Pix API, a card, or manual entry. */
export const receiptSource = z.enum(['cnab240', 'cnab400', 'pix', 'card', 'hand']);

/** Money received, stored once. */
export const receipt = z.object({
  ...stamps,
  status: impersonal(z.enum(receiptFlow.states as [StateOf<typeof receiptFlow>])),
  statusSince: instant,
  source: impersonal(receiptSource),
  /** Id that is unique at the source: the end-to-end id of PIX, or the line of a file. */
  externalId: impersonal(line(120)),
  receivedOn: impersonal(date),
  amountCents: impersonal(cents.min(1, 'too_small')),
  /** Fee deducted by the bank. */
  bankFeeCents: impersonal(cents),
  currency: impersonal(currency),
  paidBy: impersonal(charge.shape.paidBy.unwrap()),
  /** Reference stated by the payer or the bank: the slip's number, or the txid of PIX. */
  reference: impersonal(lineOrEmpty(40)),
  payerName: retained(lineOrEmpty(120), 'fiscal', ''),
  /** CPF or CNPJ, digits and letters only; empty if the source does not report it. */
  payerTaxId: retained(lineOrEmpty(14), 'fiscal', ''),
  /** Message that the payer wrote. */
  note: erased(lineOrEmpty(140), ''),
  /** Reason why the money was in suspense; null if it paid its charge directly. */
  reason: impersonal(unmatchedReason.nullable()),
  /** External id of the line that reversed the receipt; empty if none did. */
  reversedBy: impersonal(lineOrEmpty(120)),
  /** Fine and interest received with the charge. */
  lateFeeCents: impersonal(cents),
  /** Difference from the charge that two staff members accepted; negative if less was received. */
  differenceCents: impersonal(z.int()),
  /** True if the receipt is a partial payment of its charge. */
  partial: impersonal(z.boolean()),
  /** Charge that the first staff member proposes to settle although the amount differs; null if none. */
  intendedChargeId: id.nullable(),
  /** The charge that the money paid; null if it paid none. */
  chargeId: id.nullable(),
  /** The repayment that the money paid; null if it paid none. */
  repaymentId: id.nullable(),
  /** Charge from which the receipt was unmatched; null if it never was. */
  formerChargeId: id.nullable(),
  companyId: id.nullable(),
  /** The first of two staff members who return the money, accept a difference, or unmatch the receipt. */
  preparedById: id.nullable(),
  releasedById: id.nullable(),
  returnedOn: impersonal(date.nullable()),
  /** The bank's reference for the returned money. */
  proof: retained(lineOrEmpty(120), 'fiscal', ''),
});

export type Receipt = z.output<typeof receipt>;

const finance: Rule<Receipt> = staff('finance');

/** True if the card provider took the money back itself, so that no money is left to match or return. */
export const isTakenBack = ({ source, reason }: Pick<Receipt, 'source' | 'reason'>): boolean =>
  source === 'card' && reason === 'payment_reversed';

/** True if a first staff member has prepared the return of a receipt, and a second one must release it. */
export const isReturnPrepared = ({
  status,
  preparedById,
  intendedChargeId,
}: Pick<Receipt, 'status' | 'preparedById' | 'intendedChargeId'>): boolean =>
  status === 'unmatched' && preparedById !== null && intendedChargeId === null;

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

/**
 * Rule for preparing a return. It is not the rule of a move, because it only records the first of two staff
 * members.
 */
export const prepareReturnRule = finance;

export const receipts = defineResource({
  name: 'receipts',
  schema: receipt,
  flow: receiptFlow,
  byPlatform: true,
  staffActs: ['prepareMatch', 'prepareReturn'],
  writable: { create: [], update: [] },
  summed: { fields: ['amountCents'], without: [] },
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
  sorts: ['id', 'status', 'statusSince', 'receivedOn', 'amountCents', 'createdAt'],
  access: receiptAccess,
});
