import type { Currency } from '../../kit';
import { brlPerUnit, type Rates } from '../../platform';
import type { ReportFigures } from './figuresSchema';
import type { ReportSource } from './source';

/** Maximum number of campaigns in a comparison. */
export const MAX_CAMPAIGNS = 5;

/** Returns the exchange rate between two currencies, derived from their rates to BRL. */
export function rateBetween(from: Currency, to: Currency, rates: Rates): number {
  const inBrl = (currency: Currency) => (currency === 'BRL' ? 1 : brlPerUnit(rates[currency]));
  return from === to ? 1 : inBrl(from) / inBrl(to);
}

/** Converts the data of a report to another currency. Each amount is rounded to whole minor units. */
export function inCurrency(source: ReportSource, to: Currency, rates: Rates): ReportSource {
  const rate = rateBetween(source.currency, to, rates);
  const changed = (amountCents: number) => Math.round(amountCents * rate);
  if (source.currency === to) return source;
  return {
    ...source,
    currency: to,
    hirings: source.hirings.map((one) => ({
      ...one,
      feesCents: changed(one.feesCents),
      serviceCents: changed(one.serviceCents),
      revenueCents: one.revenueCents === null ? null : changed(one.revenueCents),
    })),
    pieces: source.pieces.map((piece) => ({
      ...piece,
      post: piece.post && {
        ...piece.post,
        readings: piece.post.readings.map((one) =>
          one.metric === 'revenue' ? { ...one, value: changed(one.value) } : one,
        ),
      },
    })),
  };
}

export const reasons = ['cost', 'views', 'posts', 'creators'] as const;
export type Reason = (typeof reasons)[number];

/**
 * Returns, for each factor that can explain a difference in price, the relative difference between two
 * campaigns; null if unknown.
 */
export function reasonsFor(
  base: ReportFigures,
  other: ReportFigures,
): Readonly<Record<Reason, number | null>> {
  const by = (was: number | null, is: number | null) =>
    was === null || is === null || was === 0 ? null : (is - was) / was;
  return {
    cost: by(base.total.costCents, other.total.costCents),
    views: by(base.total.views, other.total.views),
    posts: by(base.total.posts, other.total.posts),
    creators: by(base.byCreator.length, other.byCreator.length),
  };
}
