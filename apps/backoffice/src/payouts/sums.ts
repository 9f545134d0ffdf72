import { transferOf } from '@elenco/core/finance';
import type { Currency } from '@elenco/core/kit';
import type { RecordOf } from '../resources';

type Row = Pick<RecordOf<'payouts'>, 'id' | 'netCents' | 'deductedCents' | 'currency'>;

/**
 * Returns the sums to transfer, sorted by currency. If there are no payouts, the only sum is 0 BRL.
 * @param onDay returns a payout's amount on the chosen day, if known
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

/**
 * Returns the payouts whose amount to transfer differs between two days, and the difference in minor units:
 * positive if the amount of the second day is higher. Leaves out payouts for which one of the two amounts is
 * unknown.
 */
export const differencesByDay = <R extends Pick<Row, 'id'>>(
  rows: readonly R[],
  first: (id: number) => number | undefined,
  second: (id: number) => number | undefined,
) =>
  rows.flatMap((row) => {
    const [before, after] = [first(row.id), second(row.id)];
    return before === undefined || after === undefined || before === after
      ? []
      : [{ row, cents: after - before }];
  });
