import { sum } from '../../kit';
import type { Withheld } from './netPay';
import type { Payout } from './schema';
import { transferOf } from './transfer';

/** Payments to a creator in a month, in BRL. Minor units. */
export interface IncomeMonth {
  /** First day of the month. */
  readonly month: string;
  readonly grossCents: number;
  readonly inssCents: number;
  readonly irrfCents: number;
  readonly issCents: number;
  readonly netCents: number;
  /** Deducted from the net for repayments. */
  readonly deductedCents: number;
  /** Transferred to the creator. */
  readonly paidCents: number;
}

type Paid = Pick<
  Payout,
  'status' | 'currency' | 'firstMadeOn' | 'grossCents' | 'netCents' | 'deductedCents' | 'withholdings'
>;

const taxOf = (payouts: readonly Paid[], code: Withheld['code']) =>
  sum(
    payouts.flatMap((row) => row.withholdings).flatMap((tax) => (tax.code === code ? [tax.amountCents] : [])),
  );

/** Returns the income statement by month of first payment, like the receipts; earliest month first. */
export function incomeByMonth(payouts: readonly Paid[]): IncomeMonth[] {
  const paid = payouts.filter(
    (row) => row.status === 'made' && row.currency === 'BRL' && row.firstMadeOn !== null,
  );
  const months = [...new Set(paid.map((row) => `${row.firstMadeOn?.slice(0, 7)}-01`))].sort();
  return months.map((month) => {
    const own = paid.filter((row) => row.firstMadeOn?.startsWith(month.slice(0, 7)));
    return {
      month,
      grossCents: sum(own.map((row) => row.grossCents)),
      inssCents: taxOf(own, 'inss'),
      irrfCents: taxOf(own, 'irrf'),
      issCents: taxOf(own, 'iss'),
      netCents: sum(own.map((row) => row.netCents)),
      deductedCents: sum(own.map((row) => row.deductedCents)),
      paidCents: sum(own.map(transferOf)),
    };
  });
}

/** Returns the sum of all months. */
export const incomeTotal = (months: readonly IncomeMonth[]): Omit<IncomeMonth, 'month'> => ({
  grossCents: sum(months.map((one) => one.grossCents)),
  inssCents: sum(months.map((one) => one.inssCents)),
  irrfCents: sum(months.map((one) => one.irrfCents)),
  issCents: sum(months.map((one) => one.issCents)),
  netCents: sum(months.map((one) => one.netCents)),
  deductedCents: sum(months.map((one) => one.deductedCents)),
  paidCents: sum(months.map((one) => one.paidCents)),
});

/** Returns the taxes that need a column. Service tax is included only if some was withheld. */
export const incomeTaxes = (months: readonly Pick<IncomeMonth, 'issCents'>[]) =>
  months.some(({ issCents }) => issCents > 0)
    ? (['inss', 'irrf', 'iss'] as const)
    : (['inss', 'irrf'] as const);

/** Returns what follows the net: repayments deducted from it and the rest, only if any were deducted. */
export const afterNet = (months: readonly Pick<IncomeMonth, 'deductedCents'>[]) =>
  months.some(({ deductedCents }) => deductedCents > 0) ? (['deducted', 'paid'] as const) : [];
