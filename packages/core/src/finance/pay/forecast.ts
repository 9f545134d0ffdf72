import { dueOn as dueAfter } from '@elenco/brazil';
import { type Currency, sum } from '../../kit';
import type { Payee } from '../../people';
import {
  acceptableOn,
  deliverBy,
  type ForecastCondition,
  type ForecastPart,
  forecastPayments,
  type IssTerms,
  type PayDeadlines,
  type TaxedPayout,
  workState,
} from '../payment';
import type { PayAmounts } from './amounts';
import { isPayInForce, isUnaccepted, type PayContract } from './pay';

interface ForecastTerms {
  readonly currency: Currency;
  readonly payoutDays: number;
  readonly deadlines: PayDeadlines;
  /** The creator's other payouts, of any month and currency, with their forecasts. */
  readonly known: readonly TaxedPayout[];
  /** Service tax rules of the client's municipality. */
  readonly iss: readonly IssTerms[];
}

/** Returns the deadlines of a contract that apply on a business date. */
export const payDeadlines = (
  { status, endsOn, silenceDays }: Pick<PayContract, 'status' | 'endsOn' | 'silenceDays'>,
  today: string,
): PayDeadlines => ({ endsOn, silenceDays, isEnded: status === 'ended', today });

type Tax = Pick<TaxedPayout['withholdings'][number], 'code' | 'amountCents'>;

/**
 * Returns the forecast payment day of an instalment. `on` is null if no day can be promised; then `taxedOn`
 * is the first possible day, for which the taxes are computed. `countedFrom` is set if the work is late, so
 * that the forecast assumes a delivery today.
 */
export function payDayOfPart(
  part: ForecastPart,
  deadlines: PayDeadlines,
  payoutDays: number,
): { readonly on: string | null; readonly taxedOn: string; readonly countedFrom: ForecastCondition | null } {
  const from = acceptableOn(part, deadlines);
  const on = from && dueAfter(from, payoutDays);
  const { today, isEnded } = deadlines;
  const lastDay = deliverBy(part, deadlines);
  const state = workState({ approvedAt: part.approvedAt ?? null, work: part.work ?? [] });
  const isOwed = !isEnded && (state === 'begun' || state === 'changes');
  const countedFrom = isOwed && lastDay !== null && lastDay < today ? 'delivery' : null;
  return { countedFrom, on, taxedOn: on ?? dueAfter(part.dueOn > today ? part.dueOn : today, payoutDays) };
}

/**
 * Event from which a forecast payment day is counted. `delivery`: the work is not delivered, so the last day
 * to deliver and a silent approval come first. `silence`: the work is delivered, so a silent approval comes
 * first. `document`: the work is approved, so only the document is missing.
 */
export type PayDayBasis = 'document' | 'silence' | 'delivery';

/**
 * Returns the event from which the forecast payment day of an instalment is counted. Pages use the result to
 * explain why the forecast day changes.
 */
export const payDayBasis = (
  { approvedAt = null, work = [] }: Pick<ForecastPart, 'approvedAt' | 'work'>,
  { isEnded }: Pick<PayDeadlines, 'isEnded'>,
): PayDayBasis => {
  const state = workState({ approvedAt, work });
  if (isEnded || state === 'approved') return 'document';
  return state === 'delivered' ? 'silence' : 'delivery';
};

/** Forecasts the net amount and payment day of each instalment, ordered by day. */
export function payForecast(
  { instalments }: { readonly instalments: readonly (PayAmounts['instalments'][number] & ForecastPart)[] },
  payee: Pick<Payee, 'legalForm' | 'dependants' | 'taxRegime'>,
  { currency, payoutDays, deadlines, known, iss }: ForecastTerms,
) {
  const dated = instalments.map((part) => ({ ...part, ...payDayOfPart(part, deadlines, payoutDays) }));
  const expected = dated.map(({ amountCents, feeCents, ordinal, taxedOn }) => ({
    id: -ordinal,
    grossCents: amountCents - feeCents,
    currency,
    on: taxedOn,
    iss,
  }));
  return forecastPayments(expected, payee, known).map(({ id, ...rest }) => {
    const part = dated.find(({ ordinal }) => ordinal === -id);
    return { ...rest, ordinal: -id, on: part?.on ?? null, countedFrom: part?.countedFrom ?? null };
  });
}

/** Adds up the taxes of several payments by kind. Leaves out kinds that add up to zero. */
export const taxesByKind = (taxes: readonly Tax[]): Tax[] =>
  (['inss', 'irrf', 'iss'] as const)
    .map((code) => ({
      code,
      amountCents: sum(taxes.filter((tax) => tax.code === code).map((tax) => tax.amountCents)),
    }))
    .filter(({ amountCents }) => amountCents > 0);

/**
 * True if the first payment day of a contract is still possible: the client has accepted the contract, or
 * still can before the first due date and the first delivery.
 */
export function isPayDayPossible(
  { status, schedule, endsOn }: Pick<PayContract, 'status' | 'schedule' | 'endsOn'>,
  today: string,
): boolean {
  const [first] = schedule;
  if (isUnaccepted({ status }) || !first) return false;
  return (
    isPayInForce({ status }) ||
    status === 'completed' ||
    (first.dueOn >= today && (deliverBy(first, { endsOn }) ?? today) >= today)
  );
}
