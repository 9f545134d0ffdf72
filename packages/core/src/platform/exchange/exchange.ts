import { addDays, isBankDay } from '@elenco/brazil';
import { type Currency, divideHalfEven, toCents } from '../../kit';

export type Foreign = Exclude<Currency, 'BRL'>;
export const foreign = ['USD', 'EUR'] as const satisfies readonly Foreign[];

/** Price of one unit of a currency in millionths of BRL. `day` is null if no rate was ever read. */
export interface Rate {
  readonly rateMicros: number;
  /** Day for which Banco Central published the rate, `YYYY-MM-DD`. */
  readonly day: string | null;
}
export type Rates = Readonly<Record<Foreign, Rate>>;

const MICROS = 1_000_000;

/** Rates that are used until a rate has been read from Banco Central (docs/spec/money.md#exchange-rates). */
export const defaultRates: Rates = {
  USD: { rateMicros: 4_800_000, day: null },
  EUR: { rateMicros: 5_200_000, day: null },
};

/** Returns the price of one unit in BRL. */
export const brlPerUnit = ({ rateMicros }: Rate): number => rateMicros / MICROS;

/**
 * Returns the oldest day whose rate is still current: the last bank day before `today`. The rate of that day
 * is certainly published.
 */
export function currentRateSince(today: string): string {
  let day = addDays(today, -1);
  while (!isBankDay(day)) day = addDays(day, -1);
  return day;
}

/** True if Banco Central must have published a newer rate. */
export const isStale = ({ day }: Rate, today: string): boolean =>
  day === null || day < currentRateSince(today);

/**
 * Converts an amount in BRL to a currency; returns it unchanged for BRL. The result is in whole minor units,
 * rounded half to even.
 * @throws RangeError for an unsafe amount
 */
export function fromBrl(amountCents: number, to: Currency, rates: Rates): number {
  if (to === 'BRL') return amountCents;
  if (!Number.isSafeInteger(amountCents))
    throw new RangeError(`not a whole number of minor units: ${amountCents}`);
  return toCents(divideHalfEven(BigInt(amountCents) * BigInt(MICROS), BigInt(rates[to].rateMicros)));
}

/**
 * Converts an amount in a foreign currency to BRL, rounded half to even.
 * @throws RangeError for an unsafe amount
 */
export function toBrl(amountCents: number, { rateMicros }: Rate): number {
  if (!Number.isSafeInteger(amountCents))
    throw new RangeError(`not a whole number of minor units: ${amountCents}`);
  return toCents(divideHalfEven(BigInt(amountCents) * BigInt(rateMicros), BigInt(MICROS)));
}
