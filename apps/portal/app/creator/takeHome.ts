import type { Withheld } from '@elenco/core/finance';
import type { Currency } from '@elenco/core/kit';
import { brlPerUnit, type Rate, toBrl } from '@elenco/core/platform';

/** The creator's net amount and payment date of a price or of an expected payment. */
export interface TakeHome {
  readonly grossCents: number;
  readonly currency: Currency;
  readonly withholdings: readonly (Pick<Withheld, 'code' | 'amountCents'> &
    Partial<Pick<Withheld, 'lawRef'>>)[];
  readonly netCents: number;
  /** Business date; null if it cannot be forecast yet. */
  readonly on: string | null;
  /** True if the work is late, so that the day counts from a delivery today. */
  readonly fromDelivery?: boolean;
  /** Titles of other payments in the same month, if taxes are calculated on the sum. */
  readonly addedTo: readonly string[];
  /** Estimate in BRL, for other currencies. */
  readonly estimate: Estimate | null;
}

/** Estimate of an amount in BRL. */
export interface Estimate {
  readonly cents: number;
  /** Price of one unit of the currency in BRL. */
  readonly rate: number;
  /** Day of the exchange rate; null if no rate was ever read. */
  readonly day: string | null;
}

export const estimateOf = (cents: number, rate: Rate | null): Estimate | null =>
  rate && { cents: toBrl(cents, rate), rate: brlPerUnit(rate), day: rate.day };
