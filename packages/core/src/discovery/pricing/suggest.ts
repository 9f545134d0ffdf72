import { divideHalfEven, sum, toCents } from '../../kit';
import type { Channel, Presence } from '../../people';
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

/** What one of the publications comes to, as the calculator answers it. */
export interface PricedLine extends Range {
  readonly line: Publications;
}

/** A suggested price with its arithmetic: the lines, their sum, and the sum with the fee inside. */
export interface Suggestion extends Range {
  readonly lines: readonly PricedLine[];
  readonly sum: Range;
}

/**
 * What one creator usually asks for all of these together, the fee inside: the calculator's answer for each, summed.
 * Null where there is nothing to reckon, or a channel whose size is not known or too small.
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
    lowCents: rounded(withFee(total.lowCents, feeBp)),
    highCents: rounded(withFee(total.highCents, feeBp)),
  };
}

/** The range alone. */
export function suggested(...asked: Parameters<typeof suggestion>): Range | null {
  const found = suggestion(...asked);
  return found && { lowCents: found.lowCents, highCents: found.highCents };
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
