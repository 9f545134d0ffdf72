import type { Currency } from '../../kit';
import { defaultRates, type Rate, toBrl } from '../../platform';

/**
 * Basis points by which the amount in reais of an invoice may differ from a conversion at a closing rate. The
 * tolerance allows for the buying instead of the selling rate, a rate rounded to cents, and a rate taken
 * before the day's closing. Together, the three stay below 1 %. An amount in the wrong currency differs by
 * far more.
 */
export const RATE_TOLERANCE_BP = 100;
const WHOLE_BP = 10_000;

/**
 * Returns a gross amount in reais, as stated in an NFS-e, at a closing rate. If `rate` is null, the default
 * rate applies.
 */
export const inReais = (grossCents: number, currency: Currency, rate: Rate | null): number =>
  currency === 'BRL' ? grossCents : toBrl(grossCents, rate ?? defaultRates[currency]);

/** Lowest and highest amount in reais that an invoice may state. */
export interface ReaisRange {
  readonly lowCents: number;
  readonly highCents: number;
}

/**
 * Returns the range of amounts in reais that match a gross amount: the same amount in BRL; for another
 * currency, the conversions at the rates of these days, within the tolerance.
 * @param rates closing rates from the service until today; empty if no rate was ever read
 */
export function reaisAccepted(grossCents: number, currency: Currency, rates: readonly Rate[]): ReaisRange {
  if (currency === 'BRL') return { lowCents: grossCents, highCents: grossCents };
  const converted = (rates.length > 0 ? rates : [null]).map((rate) => inReais(grossCents, currency, rate));
  return {
    lowCents: Math.floor((Math.min(...converted) * (WHOLE_BP - RATE_TOLERANCE_BP)) / WHOLE_BP),
    highCents: Math.ceil((Math.max(...converted) * (WHOLE_BP + RATE_TOLERANCE_BP)) / WHOLE_BP),
  };
}

/** Returns the rates in force from a day: those published since that day, and the last one before it. */
export function ratesSince(rates: readonly Rate[], from: string): Rate[] {
  const before = rates.flatMap(({ day }) => (day !== null && day <= from ? [day] : [])).sort();
  const since = before.at(-1) ?? from;
  return rates.filter(({ day }) => day === null || day >= since);
}
