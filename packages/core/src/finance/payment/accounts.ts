import { z } from 'zod';
import { type Account, Currency } from '../../kit';

export const ledgerAccount = z.enum([
  'receivable',
  'committed',
  'cash',
  'held',
  'fee',
  'payable',
  'withholding',
  'refunds',
  'clearing',
  'processing',
  'claims',
  'suspense',
  'bank_fees',
  'recoverable',
  'unrecovered',
  'late_fees',
  'differences',
  'trading_brl_eur',
  'trading_brl_usd',
  'trading_eur_usd',
  'difference_brl_eur',
  'difference_brl_usd',
  'difference_eur_usd',
]);

/** Kinds of ledger entries; see `entries/`. */
export const ledgerEntry = z.enum([
  'charge_issued',
  'late_charged',
  'charge_paid',
  'part_kept',
  'charge_reopened',
  'charge_cancelled',
  'invoice_accepted',
  'taxes_corrected',
  'payout_made',
  'payout_returned',
  'hiring_ended',
  'refund_made',
  'refund_set_off',
  'processing_taken',
  'provider_transfer',
  'surplus_received',
  'surplus_returned',
  'refund_unasked',
  'dispute_opened',
  'dispute_won',
  'dispute_lost',
  'receipt_suspended',
  'receipt_returned',
  'payment_reversed',
  'late_fee_kept',
  'difference_settled',
  'bank_fee_kept',
  'currency_exchanged',
  'currency_returned',
  'currency_bought',
  'repayment_demanded',
  'repayment_deducted',
  'repayment_received',
  'repayment_waived',
]);

/** Kinds that touch an account of a company or creator; statements consist of these. */
const sideEntry = ledgerEntry.exclude([
  'receipt_suspended',
  'receipt_returned',
  'late_fee_kept',
  'difference_settled',
  'bank_fee_kept',
  'currency_exchanged',
  'currency_returned',
  'currency_bought',
]);
export type SideEntry = z.output<typeof sideEntry>;

export const isOfSide = <P extends { readonly kind: z.output<typeof ledgerEntry> }>(
  posting: P,
): posting is P & { readonly kind: SideEntry } => sideEntry.safeParse(posting.kind).success;

interface Named extends Account {
  readonly kind: z.output<typeof ledgerAccount>;
}

/**
 * The accounts of the ledger, from the platform's point of view. Balances are debit positive: assets and
 * claims are positive, debts are negative.
 */
export const accountsIn = (currency: Currency) => ({
  /** Receivable from a company for charges. */
  receivable: (companyId: number): Named => ({ kind: 'receivable', currency, companyId }),
  /** Contra account of receivable: charged but not yet paid, so without an owner. */
  committed: (companyId: number): Named => ({ kind: 'committed', currency, companyId }),
  /** The platform's bank account. */
  cash: { kind: 'cash', currency } satisfies Named,
  /** Paid by a company and held for creators until their work and invoice are accepted. */
  held: (companyId: number): Named => ({ kind: 'held', currency, companyId }),
  /** Fees that the platform has earned. */
  fee: { kind: 'fee', currency } satisfies Named,
  /** Payable to a creator, after taxes. */
  payable: (creatorId: number): Named => ({ kind: 'payable', currency, creatorId }),
  /** Refundable to a company. */
  refunds: (companyId: number): Named => ({ kind: 'refunds', currency, companyId }),
  /** Balance at a card payment provider until transferred; negative while the provider awaits money. */
  clearing: { kind: 'clearing', currency } satisfies Named,
  /** Processing fees withheld by providers. */
  processing: { kind: 'processing', currency } satisfies Named,
  /** Chargebacks of a company, which can be claimed again. */
  claims: (companyId: number): Named => ({ kind: 'claims', currency, companyId }),
  /** Received without a matching charge; the owner is not yet known. */
  suspense: { kind: 'suspense', currency } satisfies Named,
  /** Fine and interest of platform charges that were paid late. */
  lateFees: { kind: 'late_fees', currency } satisfies Named,
  /** Differences between received and charged amounts, settled by two users. Debit if less was received. */
  differences: { kind: 'differences', currency } satisfies Named,
  /** Fees that banks deducted from incoming payments. */
  bankFees: { kind: 'bank_fees', currency } satisfies Named,
  /** Amount that a creator must pay back of earlier payouts. */
  recoverable: (creatorId: number): Named => ({ kind: 'recoverable', currency, creatorId }),
  /**
   * Contra account of recoverable: demanded from a creator but not yet received, so not yet the company's.
   */
  unrecovered: (companyId: number): Named => ({ kind: 'unrecovered', currency, companyId }),
  /** Taxes withheld, payable to the state. */
  withholding: { kind: 'withholding', currency } satisfies Named,
});

/**
 * Accounts of a currency pair: the position opened by exchanges, and the gain or loss when an exchange is
 * reversed at another rate.
 * @throws RangeError if both currencies are the same
 */
export function exchangeAccounts(from: Currency, to: Currency) {
  if (from === to) throw new RangeError(`cannot exchange ${from} for the same currency`);
  const [one, other] = Currency.options.filter((currency) => currency === from || currency === to);
  const pair = `${one}_${other}`.toLowerCase();
  const named = (kind: string, currency: Currency): Named => ({ kind: ledgerAccount.parse(kind), currency });
  return {
    /** Amount exchanged: the same sum in either currency, with opposite signs. */
    trading: (currency: Currency) => named(`trading_${pair}`, currency),
    /** Debit if more was returned than was received for it. */
    difference: (currency: Currency) => named(`difference_${pair}`, currency),
  };
}
