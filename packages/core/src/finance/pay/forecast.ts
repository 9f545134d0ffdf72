import { dueOn as dueAfter } from '@elenco/brazil';
import { type Currency, sum } from '../../kit';
import type { Payee } from '../../people';
import {
  acceptableOn,
  type ForecastPart,
  forecastPayments,
  type IssTerms,
  type PayDeadlines,
  type TaxedPayout,
  workState,
} from '../payment';
import type { PayAmounts } from './amounts';
import { isPayInForce, type PayContract } from './pay';

interface ForecastTerms {
  readonly currency: Currency;
  readonly payoutDays: number;
  readonly deadlines: PayDeadlines;
  /** The creator's other payouts of any month and currency, with their forecasts. */
  readonly known: readonly TaxedPayout[];
  /** Rules of the client's municipality. */
  readonly iss: readonly IssTerms[];
}

/** Returns the deadlines of a contract on a business date. */
export const payDeadlines = (
  { status, endsOn, silenceDays }: Pick<PayContract, 'status' | 'endsOn' | 'silenceDays'>,
  today: string,
): PayDeadlines => ({ endsOn, silenceDays, isEnded: status === 'ended', today });

type Tax = Pick<TaxedPayout['withholdings'][number], 'code' | 'amountCents'>;

/**
 * Returns the forecast payment day of an instalment. `on` is null if no day can be promised; then `taxedOn`
 * is the first possible day, which the taxes assume. `fromDelivery` is true if the work is late, so that the
 * day counts from a delivery today.
 */
export function payDayOfPart(
  part: ForecastPart,
  deadlines: PayDeadlines,
  payoutDays: number,
): { readonly on: string | null; readonly taxedOn: string; readonly fromDelivery: boolean } {
  const from = acceptableOn(part, deadlines);
  const on = from && dueAfter(from, payoutDays);
  const { today, endsOn, isEnded } = deadlines;
  const state = workState({ approvedAt: part.approvedAt ?? null, work: part.work ?? [] });
  const isOwed = !isEnded && (state === 'begun' || state === 'changes');
  const fromDelivery = isOwed && endsOn !== null && endsOn < today;
  return { fromDelivery, on, taxedOn: on ?? dueAfter(part.dueOn > today ? part.dueOn : today, payoutDays) };
}

/** Forecasts net amount and payment day of each instalment, ordered by day. */
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
    return { ...rest, ordinal: -id, on: part?.on ?? null, fromDelivery: part?.fromDelivery ?? false };
  });
}

/** Adds up the taxes of several payments by kind, without zeros. */
export const taxesByKind = (taxes: readonly Tax[]): Tax[] =>
  (['inss', 'irrf', 'iss'] as const)
    .map((code) => ({
      code,
      amountCents: sum(taxes.filter((tax) => tax.code === code).map((tax) => tax.amountCents)),
    }))
    .filter(({ amountCents }) => amountCents > 0);

/**
 * True if a contract's first payment day can come true: the client has accepted it, or still can before the
 * first due date and the end of the delivery.
 */
export function isPayDayPossible(
  { status, firstDueOn, endsOn }: Pick<PayContract, 'status' | 'firstDueOn' | 'endsOn'>,
  today: string,
): boolean {
  if (status === 'refused' || status === 'expired' || firstDueOn === null) return false;
  return (
    isPayInForce({ status }) ||
    status === 'completed' ||
    (firstDueOn >= today && (endsOn === null || endsOn >= today))
  );
}
