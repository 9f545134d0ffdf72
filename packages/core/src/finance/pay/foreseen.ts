import { dueOn as dueAfter } from '@elenco/brazil';
import { type Currency, sum } from '../../kit';
import type { Payee } from '../../people';
import { forecastPayments, type IssTerms, type TaxedPayout } from '../payment';
import type { PayAmounts } from './amounts';
import { isPayInForce, type PayContract } from './pay';

interface ForecastTerms {
  readonly currency: Currency;
  readonly payoutDays: number;
  /** The creator's other payouts, of any month and currency, and their forecasts. */
  readonly known: readonly TaxedPayout[];
  /** Rules of the client's municipality. */
  readonly iss: readonly IssTerms[];
}

type Tax = Pick<TaxedPayout['withholdings'][number], 'code' | 'amountCents'>;

/** Forecasts what the creator gets of each instalment, and when, in their order. */
export function payForecast(
  { instalments }: Pick<PayAmounts, 'instalments'>,
  payee: Pick<Payee, 'legalForm' | 'dependants' | 'taxRegime'>,
  { currency, payoutDays, known, iss }: ForecastTerms,
) {
  const expected = instalments.map(({ amountCents, feeCents, dueOn, ordinal }) => ({
    id: -ordinal,
    grossCents: amountCents - feeCents,
    currency,
    on: dueAfter(dueOn, payoutDays),
    iss,
  }));
  return forecastPayments(expected, payee, known).map(({ id, ...rest }) => ({ ...rest, ordinal: -id }));
}

/** Adds up taxes of several payments by kind; omits zeros. */
export const taxesByKind = (taxes: readonly Tax[]): Tax[] =>
  (['inss', 'irrf', 'iss'] as const)
    .map((code) => ({
      code,
      amountCents: sum(taxes.filter((tax) => tax.code === code).map((tax) => tax.amountCents)),
    }))
    .filter(({ amountCents }) => amountCents > 0);

/**
 * True if the first payment day of a contract can come true: the client has accepted it, or still can before
 * the first due date.
 */
export function isPayDayPossible(
  { status, firstDueOn }: Pick<PayContract, 'status' | 'firstDueOn'>,
  today: string,
): boolean {
  if (status === 'refused' || status === 'expired' || firstDueOn === null) return false;
  return isPayInForce({ status }) || status === 'completed' || firstDueOn >= today;
}
