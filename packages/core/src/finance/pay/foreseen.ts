import { dueOn as dueAfter } from '@elenco/brazil';
import { type Currency, sum } from '../../kit';
import type { Payee } from '../../people';
import { forecastPayments, type IssTerms, type TaxedPayout } from '../payment';
import type { PayAmounts } from './amounts';

type Tax = TaxedPayout['withholdings'][number]['code'];

/**
 * Returns the taxes to be withheld from all instalments, by kind, each on its payout day. Taxes of an
 * individual depend on the sum of a month, including other payouts and earlier instalments. Minor units;
 * omits zeros.
 * @param known the creator's other payouts, of any month and currency, and their forecasts
 * @param iss the rules of the client's municipality
 */
export function payTaxes(
  { instalments }: Pick<PayAmounts, 'instalments'>,
  payee: Pick<Payee, 'legalForm' | 'dependants' | 'taxRegime'>,
  {
    currency,
    payoutDays,
    known,
    iss,
  }: {
    readonly currency: Currency;
    readonly payoutDays: number;
    readonly known: readonly TaxedPayout[];
    readonly iss: readonly IssTerms[];
  },
): [Tax, number][] {
  const expected = instalments.map(({ amountCents, feeCents, dueOn, ordinal }) => ({
    id: -ordinal,
    grossCents: amountCents - feeCents,
    currency,
    on: dueAfter(dueOn, payoutDays),
    iss,
  }));
  const kept = forecastPayments(expected, payee, known).flatMap(({ withholdings }) => withholdings);
  return (['inss', 'irrf', 'iss'] as const)
    .map((code): [Tax, number] => [
      code,
      sum(kept.filter((tax) => tax.code === code).map((tax) => tax.amountCents)),
    ])
    .filter(([, cents]) => cents > 0);
}
