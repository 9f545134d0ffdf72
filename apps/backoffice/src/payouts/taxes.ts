import type { Withheld } from '@elenco/core/finance';

type Taxes = readonly Pick<Withheld, 'code' | 'amountCents'>[];

const centsOf = (taxes: Taxes, code: Withheld['code']): number =>
  taxes.filter((tax) => tax.code === code).reduce((sum, { amountCents }) => sum + amountCents, 0);

/**
 * Returns the taxes that differ, with both amounts in minor units. A tax that is only on one side counts as 0
 * on the other side.
 */
export function changedTaxes(before: Taxes, after: Taxes) {
  const codes = [...new Set([...before, ...after].map(({ code }) => code))];
  return codes
    .map((code) => ({ code, before: centsOf(before, code), now: centsOf(after, code) }))
    .filter((tax) => tax.before !== tax.now);
}
