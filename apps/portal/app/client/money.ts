import { businessDate } from '@elenco/core/brazil';
import type { Currency } from '@elenco/core/kit';
import type { LedgerPosting } from '@elenco/core/payment';

export interface MonthMoney {
  readonly currency: Currency;
  /** Charged in the month, whether paid or not. */
  readonly committedCents: number;
  /** Paid and kept for creators until their work is in order. */
  readonly heldCents: number;
  /** Charged and not paid yet. */
  readonly dueCents: number;
}

type Posting = Pick<LedgerPosting, 'kind' | 'account' | 'amountCents' | 'currency' | 'createdAt'>;

const total = (rows: readonly Posting[]) => rows.reduce((sum, row) => sum + row.amountCents, 0);

/**
 * A company's money by the ledger, one row per currency. Balances are debit positive, so what we hold for
 * others is negative there and is turned round here. @param month `YYYY-MM`
 */
export function monthMoney(postings: readonly Posting[], month: string): MonthMoney[] {
  const currencies = [...new Set(postings.map((row) => row.currency))];
  return currencies.map((currency) => {
    const own = postings.filter((row) => row.currency === currency);
    const on = (account: string) => own.filter((row) => row.account === account);
    const charged = on('receivable').filter(
      (row) => row.kind === 'charge_issued' && businessDate(row.createdAt).startsWith(month),
    );
    return {
      currency,
      committedCents: total(charged),
      heldCents: 0 - total(on('held')),
      dueCents: total(on('receivable')),
    };
  });
}
