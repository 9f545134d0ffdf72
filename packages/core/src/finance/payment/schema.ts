import { z } from 'zod';
import { cents, type StateOf } from '../../kit';
import {
  byNumber,
  currency,
  dash,
  date,
  erased,
  id,
  impersonal,
  instant,
  legalForm,
  line,
  lineOrEmpty,
  retained,
  stamps,
  text,
} from '../../people';
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
  purpose: impersonal(
    z.enum(['hiring', 'pay', 'subscription', 'matching', 'amendment', 'penalty', 'project']),
  ),
  /** Of a charge whose lines are all of one contract, else null. */
  contractId: id.nullable(),
  amendmentId: byNumber(amendmentId),
  briefingId: id.nullable(),
  creatorId: id.nullable(),
  status: impersonal(z.enum(chargeFlow.states as [StateOf<typeof chargeFlow>])),
  statusSince: instant,
  amountCents: impersonal(cents),
  feeCents: impersonal(cents),
  currency: impersonal(currency),
  dueOn: impersonal(date),
  /** The bank's own number of the slip; return files name it. */
  ourNumber: impersonal(z.string()),
  /** 44 and 47 digits by FEBRABAN's rules; null where the currency is not BRL. */
  barCode: impersonal(z.string().nullable()),
  digitableLine: impersonal(z.string().nullable()),
  /** BR Code to copy and paste, also shown as a QR picture; null where the currency is not BRL. */
  pixCode: impersonal(z.string().nullable()),
  /** Partial payments kept for it; the rest is due. 0 once it is paid. */
  keptCents: impersonal(cents),
  /** What is still due of it, 0 where nobody has to pay it. The database keeps it, for lists; rules ask `restOf`. */
  restCents: impersonal(cents),
  /** Amount and due date of the slip and PIX in force: of the first one, of the rest, or of a second copy. */
  slipCents: impersonal(cents),
  slipDueOn: impersonal(date),
  /** Day that the slip in force was issued on: it cannot have been paid before. */
  slipIssuedOn: impersonal(date),
  /** All that came in for it, with fine, interest and a settled difference. */
  receivedCents: impersonal(cents),
  /** Fine and interest in `receivedCents`; of a creator's own contract `amountCents` has them too. */
  fineCents: impersonal(cents),
  interestCents: impersonal(cents),
  paidOn: impersonal(date.nullable()),
  paidBy: impersonal(z.enum(['slip', 'pix', 'transfer', 'card']).nullable()),
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
  kind: impersonal(z.enum(['price', 'fine', 'interest'])),
  contractId: id.nullable(),
  creatorId: id.nullable(),
  instalmentId: id.nullable(),
  subscriptionPeriodId: id.nullable(),
  /** The charge of a hiring that a project's one invoice asks for in its place. */
  ofChargeId: id.nullable(),
  amountCents: impersonal(cents),
  /** What of it is ours; all of it where no creator gets a part. */
  feeCents: impersonal(cents),
});
export type ChargeLine = z.output<typeof chargeLine>;

/** A paper that shows that a charge was paid, as a person or a guest of the brand handed it in. */
export const paymentProof = z.object({
  ...stamps,
  ...charge.pick({ companyId: true, contractId: true, briefingId: true, creatorId: true }).shape,
  chargeId: id,
  fileId: id,
  /** SHA-256 of its bytes, hexadecimal: the same paper is handed in once. */
  sha256: impersonal(z.string().length(64)),
  /** Who handed it in, as the history calls people. */
  sentBy: erased(line(80), dash),
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
  amendmentId: byNumber(amendmentId),
  status: impersonal(z.enum(payoutFlow.states as [StateOf<typeof payoutFlow>])),
  statusSince: instant,
  grossCents: impersonal(cents),
  withholdings: impersonal(z.array(withheld)),
  /** What the creator is owed after taxes. */
  netCents: impersonal(cents),
  /** What of it is kept for what the creator pays back; the rest is transferred. */
  deductedCents: impersonal(cents),
  currency: impersonal(currency),
  legalForm: impersonal(legalForm.nullable()),
  dueOn: impersonal(date.nullable()),
  /** Day for whose month its taxes are computed until it is paid; null before. */
  expectedOn: impersonal(date.nullable()),
  /** Two people of finance: one prepares, another releases. */
  preparedById: id.nullable(),
  preparedAt: instant.nullable(),
  /** The version of the payee that the first of them saw: a preparation holds for no other. */
  preparedPayeeVersion: impersonal(z.int().positive().nullable()),
  releasedById: id.nullable(),
  /** The payment file that it went to the bank in; null of what was transferred by hand, and after a failure. */
  paymentFileId: id.nullable(),
  madeOn: impersonal(date.nullable()),
  /** The day of its first payment, to whose month its taxes belong, also where the bank sent it back and it was paid again. */
  firstMadeOn: impersonal(date.nullable()),
  /** The bank's reference of the transfer, the proof. */
  proof: retained(lineOrEmpty(120), 'fiscal', '', 'creator'),
  /**
   * What was bought for it, where its charge was paid by card in another currency than reais. It names our own exchange
   * at our bank.
   */
  purchase: impersonal(currencyPurchase.nullable()),
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
  status: impersonal(z.enum(invoiceFlow.states as [StateOf<typeof invoiceFlow>])),
  statusSince: instant,
  fileId: id,
  /** SHA-256 of the file's bytes: one paper pays once. Null where it was handed in before that was kept. */
  sha256: retained(z.string().length(64).nullable(), 'fiscal', null, 'creator'),
  /** Access key of the NFS-e, 50 characters; null for a receipt of an individual. */
  key: retained(z.string().nullable(), 'fiscal', null, 'creator'),
  issuerTaxId: retained(z.string(), 'fiscal', dash, 'creator'),
  takerTaxId: retained(z.string(), 'fiscal', dash, 'company'),
  amountCents: impersonal(cents),
  currency: impersonal(currency),
  /** First day of the month of competence. */
  month: impersonal(date),
  checks: retained(z.array(gateCheck), 'fiscal', '[]'),
  answer: erased(text(1_000), '', 'creator'),
});
export type Invoice = z.output<typeof invoice>;

export const ledgerPosting = z.object({
  ...stamps,
  transactionId: id,
  kind: impersonal(ledgerEntry),
  account: impersonal(ledgerAccount),
  companyId: id.nullable(),
  creatorId: id.nullable(),
  contractId: id.nullable(),
  /** Business date that it counts for; in a month that is closed there is none any more. */
  bookedOn: impersonal(date),
  /** Debit positive. */
  amountCents: impersonal(z.int()),
  currency: impersonal(currency),
});
export type LedgerPosting = z.output<typeof ledgerPosting>;
