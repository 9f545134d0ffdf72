import { sum } from '../../kit';
import type { TaxedPayout } from './earnings';

type Taxed = Pick<TaxedPayout, 'grossCents' | 'withholdings'>;
interface Titled extends Taxed {
  readonly title: string;
}

/** A payment of a month as its taxes were computed. */
export interface MonthTaxRow {
  /** Title of the project; empty for the payment that is explained. */
  readonly title: string;
  readonly grossCents: number;
  /** Sum of the month's payments up to this one, at most the ceiling. */
  readonly inssBaseCents: number;
  readonly inssCents: number;
  /** Sum of the month's payments up to this one, less the deductions by law. */
  readonly irrfBaseCents: number;
  /** Income tax of the month up to this payment. */
  readonly irrfOfMonthCents: number;
  /** Income tax of the month less what earlier payments withheld. */
  readonly irrfCents: number;
}

/** How the taxes of a payment result from the month's payments, in order. The payment is the last row. */
export interface MonthTaxes {
  readonly rows: readonly MonthTaxRow[];
  /** Ceiling of INSS, and titles of the payments that reached it before this one; null if they did not. */
  readonly ceiling: { readonly cents: number; readonly titles: readonly string[] } | null;
}

const taxIn = ({ withholdings }: Taxed, code: 'inss' | 'irrf') => {
  const { baseCents = 0, amountCents = 0 } = withholdings.find((tax) => tax.code === code) ?? {};
  return { baseCents, amountCents };
};

/** Returns the tax bases of a payment, which grow with each payment of a month. */
const basesOf = (one: Taxed) => taxIn(one, 'inss').baseCents + taxIn(one, 'irrf').baseCents;

/**
 * Explains the monthly taxes of a payment with the amounts that were computed for it and for earlier payments
 * of the month. Returns null if no INSS is computed for it, as for companies and other currencies.
 * @param earlier the payments with which it was taxed, in any order
 */
export function monthTaxes(payment: Taxed, earlier: readonly Titled[]): MonthTaxes | null {
  if (!payment.withholdings.some(({ code }) => code === 'inss')) return null;
  const before = earlier.toSorted((one, other) => basesOf(one) - basesOf(other));
  const all: readonly Titled[] = [...before, { ...payment, title: '' }];
  const rows = all.map((one, at): MonthTaxRow => {
    const inss = taxIn(one, 'inss');
    const irrf = taxIn(one, 'irrf');
    return {
      title: one.title,
      grossCents: one.grossCents,
      inssBaseCents: inss.baseCents,
      inssCents: inss.amountCents,
      irrfBaseCents: irrf.baseCents,
      irrfOfMonthCents: sum(all.slice(0, at + 1).map((row) => taxIn(row, 'irrf').amountCents)),
      irrfCents: irrf.amountCents,
    };
  });
  const cents = taxIn(payment, 'inss').baseCents;
  const reached = rows.slice(0, -1).findIndex(({ inssBaseCents }) => inssBaseCents === cents);
  return {
    rows,
    // The base of INSS grows with each payment until it reaches the ceiling.
    ceiling:
      reached < 0 || payment.grossCents === 0
        ? null
        : { cents, titles: [...new Set(rows.slice(0, reached + 1).flatMap(({ title }) => title || []))] },
  };
}
