import type { Currency } from '../../kit';
import type { Creator } from '../../people';
import type { Briefing } from './schema';

/** The part of a creator that holds its own prices. */
export type OwnPrices = Pick<Creator, 'profileType' | 'prices' | 'priceCents' | 'currency'>;

interface Priced {
  readonly channel: string;
  readonly format: string;
  readonly quantity: number;
}

/**
 * Returns the list price of one publication, fee included: of its format, else of any. Null without one, in
 * another currency, and for freelancers, who have a price of a job.
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
 * Returns the list price of all these deliverables, fee included, as in `listPrices`: the sum over their
 * publications; for freelancers, the price of a job. Null if a price is missing or in another currency.
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

/** Returns the list price of everything that a brief wants of a creator; of one publication or job while it names nothing. */
export function listPriceOfBrief(
  { wanted, currency }: Pick<Briefing, 'wanted' | 'currency'>,
  creator: OwnPrices,
): number | null {
  if (wanted.length > 0) return listTotal({ lines: wanted, currency }, creator);
  return creator.currency === currency ? creator.priceCents : null;
}
