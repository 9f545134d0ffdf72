import type { Currency } from '../../kit';
import type { Creator } from '../../people';
import type { Briefing } from './schema';

/** Fields of a creator that contain the creator's own list prices. */
export type OwnPrices = Pick<Creator, 'profileType' | 'prices' | 'priceCents' | 'currency'>;

interface Priced {
  readonly channel: string;
  readonly format: string;
  readonly quantity: number;
}

/**
 * Returns the list price of one publication, fee included: the price of its format or, if there is none, the
 * price of any publication. Returns null if there is no price, if the price is in another currency, and for
 * freelancers, whose price is per job.
 */
export function listPrice(
  { channel, format }: Pick<Priced, 'channel' | 'format'>,
  currency: Currency,
  creator: OwnPrices,
): number | null {
  if (creator.currency !== currency || creator.profileType === 'freelancer') return null;
  const own = creator.prices.find((one) => one.channel === channel && one.format === format);
  return own?.cents ?? creator.priceCents;
}

/**
 * Returns the list price of all given deliverables, fee included: the sum over their publications or, for
 * freelancers, the price of a job. Returns null if a price is missing, if the prices are in another currency,
 * or if there are no deliverables.
 */
export function listTotal(
  { lines, currency }: { readonly lines: readonly Priced[]; readonly currency: Currency },
  creator: OwnPrices,
): number | null {
  if (creator.currency !== currency || lines.length === 0) return null;
  if (creator.profileType === 'freelancer') return creator.priceCents;
  let total = 0;
  for (const { quantity, ...line } of lines) {
    const cents = listPrice(line, currency, creator);
    if (cents === null) return null;
    total += quantity * cents;
  }
  return total;
}

/**
 * Returns the list price of each wanted format, if the sum over all publications is not a multiple of the
 * price of any publication; otherwise, and for freelancers, an empty array.
 */
export function listPricesByFormat<Line extends Priced>(
  { wanted, currency }: { readonly wanted: readonly Line[]; readonly currency: Currency },
  creator: OwnPrices,
): (Line & { readonly cents: number })[] {
  const priced = wanted.flatMap((line) => {
    const cents = listPrice(line, currency, creator);
    return cents === null ? [] : [{ ...line, cents }];
  });
  return priced.some(({ cents }) => cents !== creator.priceCents) ? priced : [];
}

/**
 * Returns the list price of all deliverables that a brief wants from a creator. If the brief contains no
 * deliverables, returns the price of one publication or job. Returns null if the price is unknown.
 */
export function listPriceOfBrief(
  { wanted, currency }: Pick<Briefing, 'wanted' | 'currency'>,
  creator: OwnPrices,
): number | null {
  if (wanted.length > 0) return listTotal({ lines: wanted, currency }, creator);
  return creator.currency === currency ? creator.priceCents : null;
}
