import { type FinanceDay, transferOf } from '@elenco/core/finance';
import { type Currency, sum } from '@elenco/core/kit';
import type { RecordOf } from '../resources';
import { transferSums } from './sums';

type Row = Pick<RecordOf<'payouts'>, 'id' | 'status' | 'netCents' | 'deductedCents' | 'currency'>;

/** Ledger balance of a currency before and after payouts, in minor units. */
interface CashAfter {
  readonly currency: Currency;
  /** Balance now. It still contains the amounts that are at the bank without an answer. */
  readonly cashCents: number;
  /** Amount of other payouts that are at the bank without an answer. */
  readonly sentCents: number;
  readonly afterCents: number;
}

/**
 * Returns the ledger balance after the payouts and all payments that are at the bank, by currency of the
 * payouts. @param onDay returns the amount of a payout on the day of payment, if known
 */
export const cashAfter = (
  { cash, sentPayouts }: Pick<FinanceDay, 'cash' | 'sentPayouts'>,
  rows: readonly Row[],
  onDay?: (id: number) => number | undefined,
): CashAfter[] =>
  transferSums(rows, onDay).map(([currency, cents]) => {
    const centsIn = (sums: readonly { readonly currency: Currency; readonly cents: number }[]) =>
      sum(sums.filter((row) => row.currency === currency).map((row) => row.cents));
    const own = rows.filter((row) => row.currency === currency && row.status === 'sent').map(transferOf);
    const cashCents = centsIn(cash);
    const sentCents = centsIn(sentPayouts) - sum(own);
    return { currency, cashCents, sentCents, afterCents: cashCents - sentCents - cents };
  });
