import { z } from 'zod';
import { cents, type StateOf } from '../../kit';
import { currency, date, id, instant, legalForm, line, lineOrEmpty, stamps, text } from '../../people';
import { ledgerAccount, ledgerEntry } from './accounts';
import { chargeFlow, invoiceFlow, payoutFlow } from './flow';

/** A creator's own contract (Elenco Pay) has no briefing. */
const parties = { contractId: id, briefingId: id.nullable(), companyId: id, creatorId: id };
/** The renewal that it is for; null for the contract itself. */
const amendmentId = id.nullable();

/**
 * What one company owes on one day, and what for; its lines say of which contracts. The one invoice of a project stands
 * for the charges of its hirings, each of which keeps its own entries.
 */
export const charge = z.object({
  ...stamps,
  companyId: id,
  purpose: z.enum(['hiring', 'pay', 'subscription', 'matching', 'amendment', 'penalty', 'project']),
  /** Of a charge whose lines are all of one contract, else null. */
  contractId: id.nullable(),
  amendmentId,
  briefingId: id.nullable(),
  creatorId: id.nullable(),
  status: z.enum(chargeFlow.states as [StateOf<typeof chargeFlow>]),
  statusSince: instant,
  amountCents: cents,
  feeCents: cents,
  currency,
  dueOn: date,
  /** The bank's own number of the slip; return files name it. */
  ourNumber: z.string(),
  /** 44 and 47 digits by FEBRABAN's rules; null where the currency is not BRL. */
  barCode: z.string().nullable(),
  digitableLine: z.string().nullable(),
  /** BR Code to copy and paste, also shown as a QR picture; null where the currency is not BRL. */
  pixCode: z.string().nullable(),
  /** Partial payments kept for it; the rest is due. 0 once it is paid. */
  keptCents: cents,
  /** What is still due of it, 0 where nobody has to pay it. The database keeps it, for lists; rules ask `restOf`. */
  restCents: cents,
  /** Amount and due date of the slip and PIX in force: of the first one, of the rest, or of a second copy. */
  slipCents: cents,
  slipDueOn: date,
  /** Day that the slip in force was issued on: it cannot have been paid before. */
  slipIssuedOn: date,
  /** All that came in for it, with fine, interest and a settled difference. */
  receivedCents: cents,
  /** Fine and interest in `receivedCents`; of a creator's own contract `amountCents` has them too. */
  fineCents: cents,
  interestCents: cents,
  paidOn: date.nullable(),
  paidBy: z.enum(['slip', 'pix', 'transfer', 'card']).nullable(),
});
export type Charge = z.output<typeof charge>;

/** What is paid for creators whom the company hires: neither its subscription nor a contract of a creator's own. */
export const hiringPurposes: readonly Charge['purpose'][] = ['hiring', 'amendment', 'penalty'];

/** A part of a charge. The lines of a charge add up to its amount and its fee. */
export const chargeLine = z.object({
  ...stamps,
  chargeId: id,
  companyId: id,
  /** A fine and interest are lines that appear when a charge is paid late. */
  kind: z.enum(['price', 'fine', 'interest']),
  contractId: id.nullable(),
  creatorId: id.nullable(),
  instalmentId: id.nullable(),
  subscriptionPeriodId: id.nullable(),
  /** The charge of a hiring that a project's one invoice asks for in its place. */
  ofChargeId: id.nullable(),
  amountCents: cents,
  /** What of it is ours; all of it where no creator gets a part. */
  feeCents: cents,
});
export type ChargeLine = z.output<typeof chargeLine>;

/** A paper that shows that a charge was paid, as a person or a guest of the brand handed it in. */
export const paymentProof = z.object({
  ...stamps,
  ...charge.pick({ companyId: true, contractId: true, briefingId: true, creatorId: true }).shape,
  chargeId: id,
  fileId: id,
  /** SHA-256 of its bytes, hexadecimal: the same paper is handed in once. */
  sha256: z.string().length(64),
  /** Who handed it in, as the history calls people. */
  sentBy: line(80),
  /** The grant by which a guest did; null for a person of the brand. */
  shareLinkId: id.nullable(),
});
export type PaymentProof = z.output<typeof paymentProof>;

export const withheld = z.object({
  code: z.enum(['inss', 'irrf', 'iss']),
  baseCents: cents,
  amountCents: cents,
  lawRef: z.string(),
  /** Of the service tax alone: whom it is owed to, and the day of the following month on which. */
  municipality: z.string().optional(),
  dueDay: z.int().optional(),
});

/** Currency that finance bought at our bank for a payout. Minor units. */
export const currencyPurchase = z.strictObject({
  /** What was paid in reais, with all that the bank took for it. */
  spentCents: cents,
  /** What was got, in the currency of the payout. */
  boughtCents: cents,
  boughtOn: date,
  /** The bank's reference of the exchange: the source of its rate. */
  proof: line(120),
});
export type CurrencyPurchase = z.output<typeof currencyPurchase>;

export const payout = z.object({
  ...stamps,
  ...parties,
  amendmentId,
  status: z.enum(payoutFlow.states as [StateOf<typeof payoutFlow>]),
  statusSince: instant,
  grossCents: cents,
  withholdings: z.array(withheld),
  /** What the creator is owed after taxes. */
  netCents: cents,
  /** What of it is kept for what the creator pays back; the rest is transferred. */
  deductedCents: cents,
  currency,
  legalForm: legalForm.nullable(),
  dueOn: date.nullable(),
  /** Day for whose month its taxes are computed until it is paid; null before. */
  expectedOn: date.nullable(),
  /** Two people of finance: one prepares, another releases. */
  preparedById: id.nullable(),
  preparedAt: instant.nullable(),
  /** The version of the payee that the first of them saw: a preparation holds for no other. */
  preparedPayeeVersion: z.int().positive().nullable(),
  releasedById: id.nullable(),
  /** The payment file that it went to the bank in; null of what was transferred by hand, and after a failure. */
  paymentFileId: id.nullable(),
  madeOn: date.nullable(),
  /** The day of its first payment, to whose month its taxes belong, also where the bank sent it back and it was paid again. */
  firstMadeOn: date.nullable(),
  /** The bank's reference of the transfer, the proof. */
  proof: lineOrEmpty(120),
  /** What was bought for it, where its charge was paid by card in another currency than reais. */
  purchase: currencyPurchase.nullable(),
  /** Two people of finance: one records the purchase, another confirms it. */
  purchaseRecordedById: id.nullable(),
  purchaseConfirmedById: id.nullable(),
});
export type Payout = z.output<typeof payout>;

export const gateCheck = z.object({
  /** `unused` was asked of invoices until what was used before came to be refused outright. */
  code: z.enum(['issuer', 'taker', 'amount', 'month', 'unused', 'key']),
  passed: z.boolean(),
  /** What the invoice says and what was expected, to be read by a person. */
  found: z.string(),
  expected: z.string(),
});
export type GateCheck = z.output<typeof gateCheck>;

export const invoice = z.object({
  ...stamps,
  ...parties,
  payoutId: id,
  status: z.enum(invoiceFlow.states as [StateOf<typeof invoiceFlow>]),
  statusSince: instant,
  fileId: id,
  /** SHA-256 of the file's bytes: one paper pays once. Null where it was handed in before that was kept. */
  sha256: z.string().length(64).nullable(),
  /** Access key of the NFS-e, 50 characters; null for a receipt of an individual. */
  key: z.string().nullable(),
  issuerTaxId: z.string(),
  takerTaxId: z.string(),
  amountCents: cents,
  currency,
  /** First day of the month of competence. */
  month: date,
  checks: z.array(gateCheck),
  answer: text(1_000),
});
export type Invoice = z.output<typeof invoice>;

export const ledgerPosting = z.object({
  ...stamps,
  transactionId: id,
  kind: ledgerEntry,
  account: ledgerAccount,
  companyId: id.nullable(),
  creatorId: id.nullable(),
  contractId: id.nullable(),
  /** Business date that it counts for; in a month that is closed there is none any more. */
  bookedOn: date,
  /** Debit positive. */
  amountCents: z.int(),
  currency,
});
export type LedgerPosting = z.output<typeof ledgerPosting>;
