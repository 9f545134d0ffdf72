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
/** The renewal that the row belongs to; null for the contract itself. */
const amendmentId = id.nullable();

/**
 * An amount that a company owes on a due date; its lines name the contracts. The combined invoice of a
 * project covers the charges of its hirings, each of which keeps its own ledger entries.
 */
export const charge = z.object({
  ...stamps,
  companyId: id,
  purpose: impersonal(
    z.enum(['hiring', 'pay', 'subscription', 'matching', 'amendment', 'penalty', 'project']),
  ),
  /** Set if all lines belong to one contract. */
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
  /** Number of the slip at the bank, used in return files. */
  ourNumber: impersonal(z.string()),
  /** 44 and 47 digits by FEBRABAN's rules; null if the currency is not BRL. */
  barCode: impersonal(z.string().nullable()),
  digitableLine: impersonal(z.string().nullable()),
  /** BR Code to copy and paste, also shown as a QR code; null if the currency is not BRL. */
  pixCode: impersonal(z.string().nullable()),
  /** Partial payments received; 0 once it is paid. */
  keptCents: impersonal(cents),
  /** Amount still due, 0 if nothing needs to be paid. Kept by the database for lists; rules use `openCentsOf`. */
  restCents: impersonal(cents),
  /** Amount and due date of the current slip and PIX code: the first, of the rest, or of a second copy. */
  slipCents: impersonal(cents),
  slipDueOn: impersonal(date),
  /** Issue date of the current slip; it cannot have been paid earlier. */
  slipIssuedOn: impersonal(date),
  /** Total received, with fine, interest and settled difference. */
  receivedCents: impersonal(cents),
  /** Fine and interest in `receivedCents`. In a creator's own contract `amountCents` includes them. */
  fineCents: impersonal(cents),
  interestCents: impersonal(cents),
  paidOn: impersonal(date.nullable()),
  paidBy: impersonal(z.enum(['slip', 'pix', 'transfer', 'card']).nullable()),
  /** Payment that the brand reports while finance checks the account; null without a report. */
  reportedAt: impersonal(instant.nullable()),
  reportedOn: impersonal(date.nullable()),
  reportedBy: impersonal(z.enum(['slip', 'pix', 'transfer']).nullable()),
  /** Last reminder that finance sent to the brand. */
  remindedAt: instant.nullable(),
});
export type Charge = z.output<typeof charge>;

/** Purposes of payments for hired creators; excludes subscriptions and creators' own contracts. */
export const hiringPurposes: readonly Charge['purpose'][] = ['hiring', 'amendment', 'penalty'];

/** A part of a charge. The lines add up to its amount and its fee. */
export const chargeLine = z.object({
  ...stamps,
  chargeId: id,
  companyId: id,
  /** Fine and interest lines are added when a charge is paid late. */
  kind: impersonal(z.enum(['price', 'fine', 'interest'])),
  contractId: id.nullable(),
  creatorId: id.nullable(),
  instalmentId: id.nullable(),
  subscriptionPeriodId: id.nullable(),
  /** The charge of a hiring that a combined invoice collects. */
  ofChargeId: id.nullable(),
  amountCents: impersonal(cents),
  /** The platform's share; the full amount if no creator gets a part. */
  feeCents: impersonal(cents),
});
export type ChargeLine = z.output<typeof chargeLine>;

/** Maximum number of proofs per charge; payers normally send one or two. */
export const PROOFS_PER_CHARGE = 10;

/** A proof of payment, submitted by a member or a guest of the brand. */
export const paymentProof = z.object({
  ...stamps,
  ...charge.pick({ companyId: true, contractId: true, briefingId: true, creatorId: true }).shape,
  chargeId: id,
  fileId: id,
  /** SHA-256 of the file, hexadecimal. Each file is accepted once. */
  sha256: impersonal(z.string().length(64)),
  /** Name of the submitter, as shown in the history. */
  sentBy: erased(line(80), dash),
  /** Share link of the guest; null for a member of the brand. */
  shareLinkId: id.nullable(),
});
export type PaymentProof = z.output<typeof paymentProof>;

export const withheld = z.object({
  code: z.enum(['inss', 'irrf', 'iss']),
  baseCents: cents,
  amountCents: cents,
  lawRef: z.string(),
  /** For the service tax only: the municipality, and the due day of the following month. */
  municipality: z.string().optional(),
  dueDay: z.int().optional(),
});

/** Foreign currency that finance bought at the bank for a payout. Minor units. */
export const currencyPurchase = z.strictObject({
  /** Amount paid in BRL, including bank fees. */
  spentCents: cents,
  /** Amount received, in the currency of the payout. */
  boughtCents: cents,
  boughtOn: date,
  /** The bank's reference of the exchange; source of its rate. */
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
  /** Amount owed to the creator, after taxes. */
  netCents: impersonal(cents),
  /** Amount deducted for a repayment by the creator; the rest is transferred. */
  deductedCents: impersonal(cents),
  currency: impersonal(currency),
  legalForm: impersonal(legalForm.nullable()),
  dueOn: impersonal(date.nullable()),
  /** Day whose month its taxes are computed for until it is paid; null before. */
  expectedOn: impersonal(date.nullable()),
  /** Two users of finance: one prepares, another releases. */
  preparedById: id.nullable(),
  preparedAt: instant.nullable(),
  /** Version of the payee when it was prepared; a later change invalidates the preparation. */
  preparedPayeeVersion: impersonal(z.int().positive().nullable()),
  releasedById: id.nullable(),
  /** Payment file that it was sent in; null if transferred by hand or failed. */
  paymentFileId: id.nullable(),
  madeOn: impersonal(date.nullable()),
  /**
   * Day of its first payment, which its taxes belong to. Kept if the bank returns it and it is paid again.
   */
  firstMadeOn: impersonal(date.nullable()),
  /** The bank's reference of the transfer. */
  proof: retained(lineOrEmpty(120), 'fiscal', '', 'creator'),
  /**
   * Currency bought for it, if its charge was paid by card in a currency other than BRL. Names the platform's
   * exchange at its bank.
   */
  purchase: impersonal(currencyPurchase.nullable()),
  /** Two users of finance: one records the purchase, another confirms it. */
  purchaseRecordedById: id.nullable(),
  purchaseConfirmedById: id.nullable(),
});
export type Payout = z.output<typeof payout>;

export const gateCheck = z.object({
  /** `unused` only exists in old invoices; reused files are now refused outright. */
  code: z.enum(['document', 'issuer', 'taker', 'amount', 'month', 'unused', 'key']),
  passed: z.boolean(),
  /** Value in the document, empty if none was found, and expected value, for display. */
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
  /** Null for the receipt of an individual, which the platform writes. */
  fileId: id.nullable(),
  /** SHA-256 of the file: each file is paid once. Null without a file, and from before it was stored. */
  sha256: retained(z.string().length(64).nullable(), 'fiscal', null, 'creator'),
  /** Access key of the NFS-e, 50 characters. Like the values below, null if the document has none. */
  key: retained(z.string().nullable(), 'fiscal', null, 'creator'),
  /** Number and verification code of a municipal NFS-e. */
  municipalNumber: retained(z.string().nullable(), 'fiscal', null, 'creator'),
  issuerTaxId: retained(z.string().nullable(), 'fiscal', dash, 'creator'),
  takerTaxId: retained(z.string().nullable(), 'fiscal', dash, 'company'),
  amountCents: impersonal(cents.nullable()),
  currency: impersonal(currency),
  /** First day of the month of service. */
  month: impersonal(date.nullable()),
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
  /** Business date of the entry; never in a closed month at the time of posting. */
  bookedOn: impersonal(date),
  /** Debit positive. */
  amountCents: impersonal(z.int()),
  currency: impersonal(currency),
});
export type LedgerPosting = z.output<typeof ledgerPosting>;
