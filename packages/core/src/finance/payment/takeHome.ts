import type { Currency } from '../../kit';
import { brlPerUnit, type Rate, toBrl } from '../../platform';
import type { AcceptanceEffect } from './acceptedPrice';
import type { MonthTaxes } from './monthTaxes';
import type { Withheld } from './netPay';

/** Event that must happen today so that the forecast day of late work is kept. */
export type ForecastCondition = 'delivery' | 'approval';

/** The creator's net amount and payment date for a price or an expected payment. */
export interface TakeHome {
  readonly grossCents: number;
  readonly currency: Currency;
  readonly withholdings: readonly (Pick<Withheld, 'code' | 'amountCents'> &
    Partial<Pick<Withheld, 'lawRef'>>)[];
  readonly netCents: number;
  /** Business date; null if it cannot be forecast yet. */
  readonly on: string | null;
  /** Set if the work is late, so that the day assumes a delivery or approval today. */
  readonly countedFrom?: ForecastCondition | null;
  /** Titles of the month's other payments, if the taxes are computed on the month's total. */
  readonly addedTo: readonly string[];
  /** How monthly taxes result from the month's payments; null without monthly taxes. */
  readonly month?: MonthTaxes | null;
  /** Set while the creator can still accept the price, if accepting it changes other payments of the month. */
  readonly acceptance?: AcceptanceEffect | null;
  /** Estimate of the amount in BRL; null if the amount itself is in BRL. */
  readonly estimate: Estimate | null;
}

/** Estimate of an amount in BRL. */
export interface Estimate {
  readonly cents: number;
  /** Price in BRL of one unit of the currency. */
  readonly rate: number;
  /** Day of the exchange rate; null if no rate was ever read. */
  readonly day: string | null;
}

/** Returns the effect of accepting a price; null if it does not change other payments. */
export const shownEffect = ({ othersCents, gainCents }: AcceptanceEffect): AcceptanceEffect | null =>
  othersCents === 0 ? null : { othersCents, gainCents };

export const estimateOf = (cents: number, rate: Rate | null): Estimate | null =>
  rate && { cents: toBrl(cents, rate), rate: brlPerUnit(rate), day: rate.day };
