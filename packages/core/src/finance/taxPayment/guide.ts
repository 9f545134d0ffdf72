import type { WithheldTax } from '@elenco/brazil';
import { sum } from '../../kit';
import { daysOfMonth } from '../monthClosing';
import type { Payout } from '../payment';

/** A tax of a month, which is paid with one form. The municipality is null for federal taxes. */
export interface TaxOfMonth {
  /** First day of the month. */
  readonly month: string;
  readonly tax: WithheldTax;
  readonly municipality: string | null;
}

/**
 * Returns the amount of a tax that was withheld from payouts that were first paid in a month. Income tax is
 * separate for individuals and companies, because their forms differ.
 */
export const withheldIn = (
  payouts: readonly Pick<Payout, 'currency' | 'firstMadeOn' | 'legalForm' | 'withholdings'>[],
  { month, tax, municipality }: TaxOfMonth,
): number =>
  sum(
    payouts
      .filter(({ currency, firstMadeOn }) => currency === 'BRL' && firstMadeOn?.startsWith(month.slice(0, 7)))
      .flatMap(({ legalForm, withholdings }) =>
        withholdings
          .filter(
            (one) =>
              (one.code === 'irrf' ? `irrf_${legalForm}` : one.code) === tax &&
              (one.municipality ?? null) === municipality,
          )
          .map(({ amountCents }) => amountCents),
      ),
  );

/** States of a month's tax, the most urgent first. */
export const taxGuideStates = ['overdue', 'open', 'accruing', 'expected', 'paid'] as const;
export type TaxGuideState = (typeof taxGuideStates)[number];

/**
 * Returns the state of a month's tax: `accruing` until the month is over, then `open`, and `overdue` after the
 * due date, until it is `paid`. If nothing was withheld yet, the tax is only `expected`. A tax without a known
 * due date is never overdue. @param today business date
 */
export function taxGuideState(
  {
    month,
    amountCents,
    paidCents,
    dueOn,
  }: {
    readonly month: string;
    readonly amountCents: number;
    readonly paidCents: number;
    readonly dueOn: string | null;
  },
  today: string,
): TaxGuideState {
  if (amountCents === 0) return 'expected';
  if (today <= daysOfMonth(month).to) return 'accruing';
  if (paidCents >= amountCents) return 'paid';
  return dueOn !== null && dueOn < today ? 'overdue' : 'open';
}

/** Returns the withheld amount of a month's tax that is still to pay. */
export const taxOpenCentsOf = ({
  amountCents,
  paidCents,
}: {
  readonly amountCents: number;
  readonly paidCents: number;
}): number => amountCents - paidCents;

type Guide = Parameters<typeof taxGuideState>[0];

/** Sorts taxes: those to pay by due date, then those of the current month, then paid ones, newest first. */
export function byUrgency<Row extends Guide>(rows: readonly Row[], today: string): Row[] {
  const rankOf = (row: Row) => taxGuideStates.indexOf(taxGuideState(row, today));
  return rows.toSorted((one, other) => {
    const byRank = rankOf(one) - rankOf(other);
    if (byRank !== 0) return byRank;
    const byDue = (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999');
    return taxGuideState(one, today) === 'paid' ? -byDue : byDue;
  });
}
