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

/** What the ledger records; `entries.ts` draws each. */
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

/** Those that touch an account of a company or a creator: what statements consist of. */
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
 * The accounts of the ledger, from the product's point of view. A balance is debit positive: what is owed to
 * us and what we have is positive, what we owe to others is negative.
 */
export const accountsIn = (currency: Currency) => ({
  /** What a company owes us on charges. */
  receivable: (companyId: number): Named => ({ kind: 'receivable', currency, companyId }),
  /** Counterweight of receivable: charged, but not yet paid, so not yet anybody's. */
  committed: (companyId: number): Named => ({ kind: 'committed', currency, companyId }),
  /** Our bank account. */
  cash: { kind: 'cash', currency } satisfies Named,
  /** Paid by a company and kept for creators until their work and invoice are in order. */
  held: (companyId: number): Named => ({ kind: 'held', currency, companyId }),
  /** What we have earned. */
  fee: { kind: 'fee', currency } satisfies Named,
  /** What we owe to a creator, after taxes. */
  payable: (creatorId: number): Named => ({ kind: 'payable', currency, creatorId }),
  /** What goes back to a company of what it has paid. */
  refunds: (companyId: number): Named => ({ kind: 'refunds', currency, companyId }),
  /** What a provider of card payments holds for us until it transfers it; below zero while it waits for money of ours. */
  clearing: { kind: 'clearing', currency } satisfies Named,
  /** What providers have kept for their work. */
  processing: { kind: 'processing', currency } satisfies Named,
  /** What a company has taken back from us through its bank, and we may ask for again. */
  claims: (companyId: number): Named => ({ kind: 'claims', currency, companyId }),
  /** Came in without a charge: somebody's, we do not know yet whose. */
  suspense: { kind: 'suspense', currency } satisfies Named,
  /** Fine and interest of our own charges that were paid late. */
  lateFees: { kind: 'late_fees', currency } satisfies Named,
  /** What came in more or less than was charged, and two people settled; debit: less. */
  differences: { kind: 'differences', currency } satisfies Named,
  /** What banks kept of what came in. */
  bankFees: { kind: 'bank_fees', currency } satisfies Named,
  /** What a creator pays back of what was paid out. */
  recoverable: (creatorId: number): Named => ({ kind: 'recoverable', currency, creatorId }),
  /** Counterweight of recoverable: asked of a creator, but not in yet, so not yet the company's. */
  unrecovered: (companyId: number): Named => ({ kind: 'unrecovered', currency, companyId }),
  /** Taxes kept back, owed to the state. */
  withholding: { kind: 'withholding', currency } satisfies Named,
});

/**
 * The accounts of two currencies between which money was changed: what is bound in each by exchanges, and what the other
 * rate of a way back has cost or brought. @throws RangeError for one currency
 */
export function exchangeAccounts(from: Currency, to: Currency) {
  if (from === to) throw new RangeError(`${from} is not changed for itself`);
  const [one, other] = Currency.options.filter((currency) => currency === from || currency === to);
  const pair = `${one}_${other}`.toLowerCase();
  const named = (kind: string, currency: Currency): Named => ({ kind: ledgerAccount.parse(kind), currency });
  return {
    /** What was changed: the same sum in either currency, with opposite signs. */
    trading: (currency: Currency) => named(`trading_${pair}`, currency),
    /** Debit: more was given back than had been got for it. */
    difference: (currency: Currency) => named(`difference_${pair}`, currency),
  };
}
