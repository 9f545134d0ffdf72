import { transferOf } from '@elenco/core/finance';
import type { Currency } from '@elenco/core/kit';
import type { RecordOf } from '../resources';

type Row = Pick<RecordOf<'payouts'>, 'id' | 'netCents' | 'deductedCents' | 'currency'>;

/**
 * Returns the sum to transfer by currency; zero BRL if there are no payouts. @param onDay returns the amount
 * of a payout on the chosen day, if known
 */
export function transferSums(
  rows: readonly Row[],
  onDay: (id: number) => number | undefined = () => undefined,
): [Currency, number][] {
  const sums = new Map<Currency, number>();
  for (const row of rows)
    sums.set(row.currency, (sums.get(row.currency) ?? 0) + (onDay(row.id) ?? transferOf(row)));
  return sums.size === 0 ? [['BRL', 0]] : [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1));
}
