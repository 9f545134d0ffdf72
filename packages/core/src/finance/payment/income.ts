import { sum } from '../../kit';
import { isOwnRepayment, repaidCentsOf } from './earnings';
import type { Withheld } from './netPay';
import type { LedgerPosting, Payout } from './schema';
import { transferOf } from './transfer';

/** Payments to a creator in a month, in BRL, in minor units. */
export interface IncomeMonth {
  /** First day of the month. */
  readonly month: string;
  readonly grossCents: number;
  readonly inssCents: number;
  readonly irrfCents: number;
  readonly issCents: number;
  readonly netCents: number;
  /** Amount deducted from the net for repayments. */
  readonly deductedCents: number;
  /** Amount transferred to the creator. */
  readonly paidCents: number;
  /** Amount that the creator paid back with their own money in the month. */
  readonly paidBackCents: number;
}

type Paid = Pick<
  Payout,
  'status' | 'currency' | 'firstMadeOn' | 'grossCents' | 'netCents' | 'deductedCents' | 'withholdings'
>;

const taxOf = (payouts: readonly Paid[], code: Withheld['code']) =>
  sum(
    payouts.flatMap((row) => row.withholdings).flatMap((tax) => (tax.code === code ? [tax.amountCents] : [])),
  );

type Booked = Pick<LedgerPosting, 'kind' | 'account' | 'amountCents' | 'currency' | 'bookedOn'>;

/**
 * Returns the income statement by month, the earliest first. A payout counts in the month of its first
 * payment, as in the receipts (RPA).
 * @param ledger postings of the creator, which include repayments with the creator's own money
 */
export function incomeByMonth(payouts: readonly Paid[], ledger: readonly Booked[] = []): IncomeMonth[] {
  const paid = payouts.filter(
    (row) => row.status === 'made' && row.currency === 'BRL' && row.firstMadeOn !== null,
  );
  const back = ledger.filter((row) => row.currency === 'BRL' && isOwnRepayment(row));
  const days = [...paid.map(({ firstMadeOn }) => firstMadeOn ?? ''), ...back.map(({ bookedOn }) => bookedOn)];
  const months = [...new Set(days.map((day) => `${day.slice(0, 7)}-01`))].sort();
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
      paidBackCents: repaidCentsOf(back.filter(({ bookedOn }) => bookedOn.startsWith(month.slice(0, 7)))),
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
  paidBackCents: sum(months.map((one) => one.paidBackCents)),
});

/** Returns the taxes that need a column. The service tax needs one only if some of it was withheld. */
export const incomeTaxes = (months: readonly Pick<IncomeMonth, 'issCents'>[]) =>
  months.some(({ issCents }) => issCents > 0)
    ? (['inss', 'irrf', 'iss'] as const)
    : (['inss', 'irrf'] as const);

/**
 * Returns the columns after the net: repayments deducted from the net, the remaining amount, and repayments
 * with the creator's own money. Columns without amounts are left out.
 */
export const columnsAfterNet = (months: readonly Pick<IncomeMonth, 'deductedCents' | 'paidBackCents'>[]) => [
  ...(months.some(({ deductedCents }) => deductedCents > 0) ? (['deducted', 'paid'] as const) : []),
  ...(months.some(({ paidBackCents }) => paidBackCents > 0) ? (['paidBack'] as const) : []),
];
