import type { Withheld } from '@elenco/core/finance';
import type { Currency } from '@elenco/core/kit';
import { brlPerUnit, type Rate, toBrl } from '@elenco/core/platform';

/** What reaches a creator of a value that is accepted by a button, or of a payment that is expected. */
export interface TakeHome {
  readonly grossCents: number;
  readonly currency: Currency;
  readonly withholdings: readonly (Pick<Withheld, 'code' | 'amountCents'> &
    Partial<Pick<Withheld, 'lawRef'>>)[];
  readonly netCents: number;
  /** Business date; null if no day can come true yet. */
  readonly on: string | null;
  /** Titles of the other payments of that month, if the taxes are due on their sum. */
  readonly addedTo: readonly string[];
  /** Set for another currency than BRL. */
  readonly estimate: Estimate | null;
}

/** Estimate of an amount in BRL. */
export interface Estimate {
  readonly cents: number;
  /** Price of one unit in BRL. */
  readonly rate: number;
  /** Day of the rate; null if no rate was ever read. */
  readonly day: string | null;
}

export const estimateOf = (cents: number, rate: Rate | null): Estimate | null =>
  rate && { cents: toBrl(cents, rate), rate: brlPerUnit(rate), day: rate.day };
