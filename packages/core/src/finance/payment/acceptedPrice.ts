import { type Currency, sum } from '../../kit';
import type { Payee } from '../../people';
import { type ExpectedNet, type ExpectedPayment, forecastPayments, type TaxedPayout } from './earnings';
import type { IssTerms } from './issRule';

/** The creator's other payments: expected ones, and payouts whose taxes are already computed. */
export interface OtherPayments {
  readonly expected: readonly ExpectedPayment[];
  readonly known: readonly TaxedPayout[];
}

/** Effect of accepting a price on what the creator receives. */
export interface AcceptanceEffect {
  /**
   * Change of the net amounts of the month's other payments. Monthly taxes are divided among the payments in
   * order, so payments after the new one change.
   */
  readonly othersCents: number;
  /** Additional net amount in total: the price's own net amount and the change of the others. */
  readonly gainCents: number;
}

/** Id of a payment that does not exist yet. It comes after all payouts of its day. */
const NEW_ID = Number.MAX_SAFE_INTEGER;

/**
 * Forecasts what accepting a price changes: the net amount of the price, as its project shows it afterwards,
 * and its effect on the other payments of the month.
 * @param iss the service tax rules of the company's municipality
 */
export function expectedIfAccepted(
  price: { readonly grossCents: number; readonly currency: Currency },
  payee: Pick<Payee, 'legalForm' | 'dependants' | 'taxRegime'>,
  on: string,
  { expected, known }: OtherPayments,
  iss: readonly IssTerms[],
): ExpectedNet & AcceptanceEffect {
  const { grossCents, currency } = price;
  const before = forecastPayments(expected, payee, known);
  const rows = forecastPayments([...expected, { id: NEW_ID, grossCents, currency, on, iss }], payee, known);
  const own = rows.find(({ id }) => id === NEW_ID);
  if (!own) throw new RangeError('the forecast leaves out the price');
  const { withholdings, netCents, addedToIds } = own;
  const netOf = (forecast: readonly { readonly netCents: number }[]) =>
    sum(forecast.map((one) => one.netCents));
  const othersCents = netOf(rows) - netCents - netOf(before);
  return {
    grossCents,
    currency,
    withholdings,
    netCents,
    on,
    addedToIds,
    othersCents,
    gainCents: netCents + othersCents,
  };
}
