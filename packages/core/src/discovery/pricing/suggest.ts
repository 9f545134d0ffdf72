import { divideHalfEven, sum, toCents } from '../../kit';
import type { Channel, Presence } from '../../people';
import { type PriceQuestion, priceOf, priceQuestion, rounded } from './price';
import { engagement } from './rates';

/** Publications of one kind, as in briefings and proposals. */
export type Publications = Pick<PriceQuestion, 'channel' | 'format' | 'quantity'>;
/** Followers and engagement of a creator. */
export type Size = Pick<Presence, 'followers' | 'engagementBp'>;
/** A range in BRL cents. */
export interface Range {
  readonly lowCents: number;
  readonly highCents: number;
}

const WHOLE_BP = 10_000;

/** Sizes of creators for which a budget is suggested, with the usual engagement. */
export const sizes: readonly Size[] = [10_000, 50_000, 250_000].map((followers) => ({
  followers,
  engagementBp: engagement.usual,
}));

/** Returns the price from which this amount remains after deduction of the fee. */
const withFee = (cents: number, feeBp: number) =>
  toCents(divideHalfEven(BigInt(cents) * BigInt(WHOLE_BP), BigInt(WHOLE_BP - feeBp)));

/**
 * Returns what the brand pays so that this range is left for the creator after the fee, in rounded amounts.
 * @throws RangeError for a fee of 100 %
 */
export const rangeWithFee = ({ lowCents, highCents }: Range, feeBp: number): Range => ({
  lowCents: rounded(withFee(lowCents, feeBp)),
  highCents: rounded(withFee(highCents, feeBp)),
});

/** Price of one kind of publications, from the calculator. */
export interface PricedLine extends Range {
  readonly line: Publications;
}

/** A suggested price with its calculation: the lines, their sum, and the sum with the fee. */
export interface Suggestion extends Range {
  readonly lines: readonly PricedLine[];
  readonly sum: Range;
}

/**
 * Returns the usual price of one creator for all these publications, fee included: the sum of the
 * calculator's prices plus the fee. Returns null if there are no publications, or if the creator's size on a
 * channel is unknown or too small.
 * @throws RangeError for a fee of 100 %
 */
export function suggestion(
  wanted: readonly Publications[],
  sizeOf: (channel: Channel) => Size | undefined,
  feeBp: number,
): Suggestion | null {
  const lines: PricedLine[] = [];
  for (const line of wanted) {
    const { followers, engagementBp = engagement.usual } = sizeOf(line.channel) ?? {};
    const { least, most } = engagement;
    const lively = Math.min(Math.max(engagementBp, least), most);
    const question = priceQuestion.safeParse({ ...line, followers, engagementBp: lively });
    if (!question.success) return null;
    const { lowCents, highCents } = priceOf(question.data);
    lines.push({ line, lowCents, highCents });
  }
  if (lines.length === 0) return null;
  const total = {
    lowCents: sum(lines.map((one) => one.lowCents)),
    highCents: sum(lines.map((one) => one.highCents)),
  };
  return {
    lines,
    sum: total,
    ...rangeWithFee(total, feeBp),
  };
}

/** Returns only the range of `suggestion`. */
export function suggested(...asked: Parameters<typeof suggestion>): Range | null {
  const found = suggestion(...asked);
  return found && { lowCents: found.lowCents, highCents: found.highCents };
}

/** Returns one of `parts` equal shares of a range, in rounded amounts. */
export const shareOf = ({ lowCents, highCents }: Range, parts: number): Range => ({
  lowCents: rounded(lowCents / parts),
  highCents: rounded(highCents / parts),
});

/** Returns the middle of a range, in a rounded amount. */
export const middleOf = ({ lowCents, highCents }: Range): number => rounded((lowCents + highCents) / 2);

/** Multiplies a range. */
export const times = ({ lowCents, highCents }: Range, count: number): Range => ({
  lowCents: lowCents * count,
  highCents: highCents * count,
});
