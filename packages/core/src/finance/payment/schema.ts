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

/** A row's contract and parties. An Elenco Pay contract has no briefing. */
const parties = { contractId: id, briefingId: id.nullable(), companyId: id, creatorId: id };
/** The amendment to which the row belongs; null for the contract itself. */
const amendmentId = id.nullable();

/**
 * What a company owes on a due date; its lines contain the contracts. A project's combined invoice collects
 * the charges of its hirings; each charge keeps its own ledger entries.
 */
export const charge = z.object({
  ...stamps,
  companyId: id,
  purpose: impersonal(
    z.enum(['hiring', 'pay', 'subscription', 'matching', 'amendment', 'penalty', 'project']),
  ),
  /** The contract, if all lines belong to one contract; otherwise null. */
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
  /** Number of the slip at the bank (nosso número), used in return files. */
  ourNumber: impersonal(z.string()),
  /** Bar code by FEBRABAN's rules (44 digits); null unless in BRL. */
  barCode: impersonal(z.string().nullable()),
  /** Digitable line by FEBRABAN's rules (47 digits); null unless in BRL. */
  digitableLine: impersonal(z.string().nullable()),
  /** BR Code to copy and paste, also shown as a QR code; null unless in BRL. */
  pixCode: impersonal(z.string().nullable()),
  /** Sum of partial payments received; 0 once the charge is paid. */
  keptCents: impersonal(cents),
  /**
   * Amount still to be paid; 0 if none is. The database maintains it for list queries; rules use
   * `openCentsOf` instead.
   */
  restCents: impersonal(cents),
  /** Amount of the current slip: the first slip, the slip after a partial payment, or a second copy. */
  slipCents: impersonal(cents),
  /** Due date of the current slip. */
  slipDueOn: impersonal(date),
  /** Issue date of the current slip, which cannot have been paid before this date. */
  slipIssuedOn: impersonal(date),
  /** Total amount received, including fine, interest and an accepted difference. */
  receivedCents: impersonal(cents),
  /** Fine in `receivedCents`. In an Elenco Pay contract, `amountCents` includes the fine. */
  fineCents: impersonal(cents),
  /** Interest in `receivedCents`. In an Elenco Pay contract, `amountCents` includes the interest. */
  interestCents: impersonal(cents),
  paidOn: impersonal(date.nullable()),
  paidBy: impersonal(z.enum(['slip', 'pix', 'transfer', 'card']).nullable()),
  /** When the brand reported the payment, which finance then checks; null if no payment is reported. */
  reportedAt: impersonal(instant.nullable()),
  /** Business date of the reported payment. */
  reportedOn: impersonal(date.nullable()),
  /** Method of the reported payment. */
  reportedBy: impersonal(z.enum(['slip', 'pix', 'transfer']).nullable()),
  /** When finance last reminded the brand; null if never. */
  remindedAt: instant.nullable(),
});
export type Charge = z.output<typeof charge>;

/**
 * Purposes of charges whose fee the payer may read. The fee of an Elenco Pay contract concerns only the
 * creator.
 */
export const purposesWithReadableFee: readonly Charge['purpose'][] = charge.shape.purpose.options.filter(
  (purpose) => purpose !== 'pay',
);

/** Purposes of charges for hired creators; excludes subscriptions and Elenco Pay contracts. */
export const hiringPurposes: readonly Charge['purpose'][] = ['hiring', 'amendment', 'penalty'];

/** A line of a charge. The lines add up to the charge's amount and fee. */
export const chargeLine = z.object({
  ...stamps,
  chargeId: id,
  companyId: id,
  /** Lines of the kinds `fine` and `interest` are added when a charge is paid late. */
  kind: impersonal(z.enum(['price', 'fine', 'interest'])),
  contractId: id.nullable(),
  creatorId: id.nullable(),
  instalmentId: id.nullable(),
  subscriptionPeriodId: id.nullable(),
  /** The hiring's charge that this line of a combined invoice collects; null in other charges. */
  ofChargeId: id.nullable(),
  amountCents: impersonal(cents),
  /** The platform's share of the line; the full amount if no creator receives a share. */
  feeCents: impersonal(cents),
});
export type ChargeLine = z.output<typeof chargeLine>;

/** Maximum number of proofs per charge. Payers normally send one or two. */
export const PROOFS_PER_CHARGE = 10;

/** A proof of payment, sent by a brand member or guest. */
export const paymentProof = z.object({
  ...stamps,
  ...charge.pick({ companyId: true, contractId: true, briefingId: true, creatorId: true }).shape,
  chargeId: id,
  fileId: id,
  /** SHA-256 of the file, hexadecimal. Each file is accepted once. */
  sha256: impersonal(z.string().length(64)),
  /** Name of the sender, as the history shows it. */
  sentBy: erased(line(80), dash),
  /** Share link of the guest; null for a brand member. */
  shareLinkId: id.nullable(),
});
export type PaymentProof = z.output<typeof paymentProof>;

export const withheld = z.object({
  code: z.enum(['inss', 'irrf', 'iss']),
  baseCents: cents,
  amountCents: cents,
  lawRef: z.string(),
  /** For the service tax only: the municipality. */
  municipality: z.string().optional(),
  /** For the service tax only: the day of the following month on which it is due. */
  dueDay: z.int().optional(),
});

/** Foreign currency that finance bought at the bank for a payout. Amounts are in minor units. */
export const currencyPurchase = z.strictObject({
  /** Amount paid in BRL, bank fees included. */
  spentCents: cents,
  /** Amount received, in the currency of the payout. */
  boughtCents: cents,
  boughtOn: date,
  /** The bank's reference of the exchange, which proves its rate. */
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
  /** Amount deducted for a repayment by the creator. Only the remaining amount is transferred. */
  deductedCents: impersonal(cents),
  currency: impersonal(currency),
  legalForm: impersonal(legalForm.nullable()),
  dueOn: impersonal(date.nullable()),
  /** Day in whose month the payout will be taxed if it is unpaid; null until taxes are computed. */
  expectedOn: impersonal(date.nullable()),
  /** Two staff members: `preparedById` prepares the payout, `releasedById` releases it. */
  preparedById: id.nullable(),
  preparedAt: instant.nullable(),
  /** Version of the payee when the payout was prepared. A later change invalidates the preparation. */
  preparedPayeeVersion: impersonal(z.int().positive().nullable()),
  releasedById: id.nullable(),
  /**
   * Payment file that contains the payout; null if no file contains it, and null if the transfer was made by
   * hand or failed.
   */
  paymentFileId: id.nullable(),
  madeOn: impersonal(date.nullable()),
  /**
   * Day of the first payment, which determines the taxes. The day is kept if the bank returns the payout and
   * the payout is paid again.
   */
  firstMadeOn: impersonal(date.nullable()),
  /** The bank's reference of the transfer. */
  proof: retained(lineOrEmpty(120), 'fiscal', '', 'creator'),
  /**
   * Currency bought for the payout, if its charge was paid by card in a currency other than BRL. Only staff
   * may see it, because it reveals the platform's exchange at its bank.
   */
  purchase: impersonal(currencyPurchase.nullable()),
  /** The staff member who recorded the purchase. */
  purchaseRecordedById: id.nullable(),
  /** The second staff member, who confirmed the purchase. */
  purchaseConfirmedById: id.nullable(),
  /** When finance last reminded the creator of the document; null if never. */
  remindedAt: instant.nullable(),
});
export type Payout = z.output<typeof payout>;

export const gateCheck = z.object({
  /** `unused` exists only in old invoices: now a reused file is refused when it is submitted. */
  code: z.enum(['document', 'issuer', 'taker', 'amount', 'month', 'unused', 'key']),
  passed: z.boolean(),
  /** Value found in the document, for display; empty if none was found. */
  found: z.string(),
  /** Expected value, for display. */
  expected: z.string(),
});
export type GateCheck = z.output<typeof gateCheck>;

export const invoice = z.object({
  ...stamps,
  ...parties,
  payoutId: id,
  status: impersonal(z.enum(invoiceFlow.states as [StateOf<typeof invoiceFlow>])),
  statusSince: instant,
  /** The submitted file; null for an individual's receipt, which the platform writes. */
  fileId: id.nullable(),
  /**
   * SHA-256 of the file, which prevents paying for the same file twice. Null without a file, and in rows
   * older than this field.
   */
  sha256: retained(z.string().length(64).nullable(), 'fiscal', null, 'creator'),
  /**
   * Access key of the NFS-e, 50 characters. This value and the values below are null if the document does not
   * contain them.
   */
  key: retained(z.string().nullable(), 'fiscal', null, 'creator'),
  /** Number and verification code of a municipal NFS-e. */
  municipalNumber: retained(z.string().nullable(), 'fiscal', null, 'creator'),
  issuerTaxId: retained(z.string().nullable(), 'fiscal', dash, 'creator'),
  takerTaxId: retained(z.string().nullable(), 'fiscal', dash, 'company'),
  /**
   * Amount in the payout's currency. The document is always in reais. For a payout in a foreign currency,
   * this is the payout's gross amount if the conversion is right, otherwise null.
   */
  amountCents: impersonal(cents.nullable()),
  currency: impersonal(currency),
  /** First day of the month in which the service was rendered. */
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
  /** Business date of the entry. Its month was not closed when the entry was posted. */
  bookedOn: impersonal(date),
  /** Amount in minor units; positive for a debit. */
  amountCents: impersonal(z.int()),
  currency: impersonal(currency),
});
export type LedgerPosting = z.output<typeof ledgerPosting>;
