import { divideHalfEven, toCents } from '../kit';
import type { Channel, Presence } from '../party';
import { type PriceQuestion, priceOf, priceQuestion, rounded } from './price';
import { engagement } from './rates';

/** Publications of one kind, as briefings and proposals name them. */
export type Publications = Pick<PriceQuestion, 'channel' | 'format' | 'quantity'>;
/** How many follow, and how lively they are. */
export type Size = Pick<Presence, 'followers' | 'engagementBp'>;
/** Cents of BRL. */
export interface Range {
  readonly lowCents: number;
  readonly highCents: number;
}

const WHOLE_BP = 10_000;

/** The sizes of creators that a budget is reckoned for, with the usual engagement. */
export const sizes: readonly Size[] = [10_000, 50_000, 250_000].map((followers) => ({
  followers,
  engagementBp: engagement.usual,
}));

/** What must be paid so that this much is left after the fee, which is taken from the payment. */
const withFee = (cents: number, feeBp: number) =>
  toCents(divideHalfEven(BigInt(cents) * BigInt(WHOLE_BP), BigInt(WHOLE_BP - feeBp)));

/**
 * What one creator usually asks for all of these together, the fee inside: the calculator's answer for each, summed.
 * Null where there is nothing to reckon, or a channel whose size is not known or too small.
 * @throws RangeError for a fee of 100 %
 */
export function suggested(
  lines: readonly Publications[],
  sizeOf: (channel: Channel) => Size | undefined,
  feeBp: number,
): Range | null {
  let [low, high] = [0, 0];
  for (const line of lines) {
    const { followers, engagementBp = engagement.usual } = sizeOf(line.channel) ?? {};
    const { least, most } = engagement;
    const lively = Math.min(Math.max(engagementBp, least), most);
    const question = priceQuestion.safeParse({ ...line, followers, engagementBp: lively });
    if (!question.success) return null;
    const { lowCents, highCents } = priceOf(question.data);
    low += lowCents;
    high += highCents;
  }
  if (lines.length === 0) return null;
  return { lowCents: rounded(withFee(low, feeBp)), highCents: rounded(withFee(high, feeBp)) };
}

/** A part of a range, on round numbers again. */
export const shareOf = ({ lowCents, highCents }: Range, parts: number): Range => ({
  lowCents: rounded(lowCents / parts),
  highCents: rounded(highCents / parts),
});

/** So many of it. */
export const times = ({ lowCents, highCents }: Range, count: number): Range => ({
  lowCents: lowCents * count,
  highCents: highCents * count,
});
