import { addDays, isBankDay } from '@elenco/brazil';
import { type Currency, divideHalfEven, toCents } from '../../kit';

export type Foreign = Exclude<Currency, 'BRL'>;
export const foreign = ['USD', 'EUR'] as const satisfies readonly Foreign[];

/** What one unit of a currency costs: BRL in millionths. `day` is null where no rate was ever read. */
export interface Rate {
  readonly rateMicros: number;
  /** Of the bulletin, `YYYY-MM-DD`. */
  readonly day: string | null;
}
export type Rates = Readonly<Record<Foreign, Rate>>;

const MICROS = 1_000_000;

/** Until a rate was read (docs/spec/money.md#exchange-rates). */
export const defaultRates: Rates = {
  USD: { rateMicros: 4_800_000, day: null },
  EUR: { rateMicros: 5_200_000, day: null },
};

/** BRL per unit, as programs read it. */
export const brlPerUnit = ({ rateMicros }: Rate): number => rateMicros / MICROS;

/** From this day on a rate is not stale: the last bank day before `today`, whose bulletin is certainly out. */
export function freshSince(today: string): string {
  let day = addDays(today, -1);
  while (!isBankDay(day)) day = addDays(day, -1);
  return day;
}

/** Whether a newer bulletin than this rate's must exist. */
export const isStale = ({ day }: Rate, today: string): boolean => day === null || day < freshSince(today);

/**
 * An amount in reais in another currency, or the same in reais: whole minor units, half even.
 * @throws RangeError for an unsafe amount
 */
export function fromBrl(amountCents: number, to: Currency, rates: Rates): number {
  if (to === 'BRL') return amountCents;
  if (!Number.isSafeInteger(amountCents))
    throw new RangeError(`not a whole number of minor units: ${amountCents}`);
  return toCents(divideHalfEven(BigInt(amountCents) * BigInt(MICROS), BigInt(rates[to].rateMicros)));
}
