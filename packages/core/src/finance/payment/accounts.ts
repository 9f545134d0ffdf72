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

/** Kinds of ledger entries. The files in `entries/` explain each kind. */
export const ledgerEntry = z.enum([
  'charge_issued',
  'late_charged',
  'charge_paid',
  'part_kept',
  'charge_reopened',
  'charge_cancelled',
  'invoice_accepted',
  'taxes_corrected',
  'taxes_paid',
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

/**
 * Kinds of entries that change what a company or creator owes or is owed. Only these kinds appear in
 * statements.
 */
const sideEntry = ledgerEntry.exclude([
  'taxes_paid',
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
  /**
   * Contra account of `receivable`: amounts that are charged but not paid, so they belong to no creator yet.
   */
  committed: (companyId: number): Named => ({ kind: 'committed', currency, companyId }),
  /** The platform's bank accounts. */
  cash: { kind: 'cash', currency } satisfies Named,
  /** Money paid by a company that is held for creators until their work and invoice are accepted. */
  held: (companyId: number): Named => ({ kind: 'held', currency, companyId }),
  /** Fees that the platform has earned. */
  fee: { kind: 'fee', currency } satisfies Named,
  /** Payable to a creator, after deduction of taxes. */
  payable: (creatorId: number): Named => ({ kind: 'payable', currency, creatorId }),
  /** Refundable to a company. */
  refunds: (companyId: number): Named => ({ kind: 'refunds', currency, companyId }),
  /**
   * Balance at a card provider until it is transferred to the bank; negative while the platform owes the
   * provider.
   */
  clearing: { kind: 'clearing', currency } satisfies Named,
  /** Processing fees that providers withhold. */
  processing: { kind: 'processing', currency } satisfies Named,
  /** Money that a company's bank took back, which the company owes again. */
  claims: (companyId: number): Named => ({ kind: 'claims', currency, companyId }),
  /** Money received without a matching charge, whose owner is not known yet. */
  suspense: { kind: 'suspense', currency } satisfies Named,
  /** Fine and interest of the platform's charges that were paid late. */
  lateFees: { kind: 'late_fees', currency } satisfies Named,
  /**
   * Differences between received and charged amounts that two staff members accepted. Debit if less was
   * received.
   */
  differences: { kind: 'differences', currency } satisfies Named,
  /** Fees that banks deducted from incoming payments. */
  bankFees: { kind: 'bank_fees', currency } satisfies Named,
  /** Amount of earlier payouts that a creator must pay back. */
  recoverable: (creatorId: number): Named => ({ kind: 'recoverable', currency, creatorId }),
  /**
   * Contra account of `recoverable`: amounts claimed from a creator but not received, so they do not belong
   * to the company yet.
   */
  unrecovered: (companyId: number): Named => ({ kind: 'unrecovered', currency, companyId }),
  /** Taxes withheld, payable to the state. */
  withholding: { kind: 'withholding', currency } satisfies Named,
});

/**
 * Returns the accounts of a currency pair: the amount that was exchanged and not exchanged back, and the gain
 * or loss from different rates.
 * @throws RangeError if both currencies are the same
 */
export function exchangeAccounts(from: Currency, to: Currency) {
  if (from === to) throw new RangeError(`cannot exchange ${from} for the same currency`);
  const [one, other] = Currency.options.filter((currency) => currency === from || currency === to);
  const pair = `${one}_${other}`.toLowerCase();
  const named = (kind: string, currency: Currency): Named => ({ kind: ledgerAccount.parse(kind), currency });
  return {
    /** Amount exchanged: its value in each currency, with opposite signs. */
    trading: (currency: Currency) => named(`trading_${pair}`, currency),
    /** Debit if refunds cost more than the received money had brought in. */
    difference: (currency: Currency) => named(`difference_${pair}`, currency),
  };
}
