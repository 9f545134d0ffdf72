import { channels, type Format, type FormatPrice, formatsOf } from '../../people';
import type { Profile } from './answer';
import type { SearchQuery } from './query';

/**
 * The publication whose price a search compares: a format on one of the searched channels, or any publication
 * if the format is null.
 */
export type PriceQuery = Pick<SearchQuery, 'priceFormat' | 'channels'>;

/** The list price that a search compares, and the publication to which it applies. */
export interface QuotedPrice {
  readonly cents: number;
  /**
   * Channel and format to which the price applies; null for the price of any publication, or of a
   * freelancer's job.
   */
  readonly of: Pick<FormatPrice, 'channel' | 'format'> | null;
}

type Priced = Pick<Profile, 'priceCents' | 'prices' | 'profileType'>;

/**
 * Returns the price that a search compares and shows: the lowest price of the wanted format, otherwise the
 * price of any publication. Returns null for freelancers if a format is wanted, because their price is per
 * job. `priceSql` in packages/search implements the same rule for the index.
 */
export function quotedPrice(
  { priceFormat, channels: wanted }: PriceQuery,
  { priceCents, prices, profileType }: Priced,
): QuotedPrice | null {
  const any = priceCents === null ? null : { cents: priceCents, of: null };
  if (priceFormat === null) return any;
  if (profileType === 'freelancer') return null;
  const [lowest] = pricesInOrder(prices)
    .filter(
      ({ channel, format }) => format === priceFormat && (wanted.length === 0 || wanted.includes(channel)),
    )
    .sort((a, b) => a.cents - b.cents);
  if (!lowest) return any;
  const { cents, channel, format } = lowest;
  return { cents, of: { channel, format } };
}

/**
 * Returns what the price without a format is for: a freelancer's job, any publication, or the formats without
 * their own price (see `listPrice` in hiring).
 */
export function scopeOfPrice({
  profileType,
  prices,
}: Pick<Priced, 'profileType' | 'prices'>): 'job' | 'any' | 'others' {
  if (profileType === 'freelancer') return 'job';
  return prices.length > 0 ? 'others' : 'any';
}

/** Returns format prices in the order of channels and formats. */
export const pricesInOrder = (prices: readonly FormatPrice[]): FormatPrice[] => {
  const place = ({ channel, format }: Pick<FormatPrice, 'channel' | 'format'>) =>
    channels.indexOf(channel) * 100 + formatsOf[channel].indexOf(format);
  return [...prices].sort((a, b) => place(a) - place(b));
};

/**
 * Returns each format for which at least one of these creators has a price, in the order of channels and
 * formats.
 */
export function pricedFormats(profiles: readonly Pick<Profile, 'prices'>[]): FormatPrice[] {
  const found = new Map<string, FormatPrice>();
  for (const price of profiles.flatMap(({ prices }) => prices))
    found.set(`${price.channel} ${price.format}`, price);
  return pricesInOrder([...found.values()]);
}

/** Returns a creator's price of one format; null if the creator has set none. */
export const priceOfFormat = (
  { prices }: Pick<Profile, 'prices'>,
  { channel, format }: { readonly channel: string; readonly format: Format },
): number | null => prices.find((one) => one.channel === channel && one.format === format)?.cents ?? null;
