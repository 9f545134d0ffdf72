import { divideHalfEven, toCents } from '../../kit';
import type { ProposalLine } from '../proposal';

/** Returns the average price of one publication; null if there are none. */
export const averagePost = (totalCents: number, postCount: number): number | null =>
  postCount === 0 ? null : toCents(divideHalfEven(BigInt(totalCents), BigInt(postCount)));

/** Returns the channels and formats of a proposal's lines in order, without duplicates. */
export const publicationsOf = (lines: readonly ProposalLine[], totalCents: number) => {
  const postCount = lines.reduce((all, { quantity }) => all + quantity, 0);
  return {
    channels: [...new Set(lines.map(({ channel }) => channel))],
    formats: [...new Set(lines.map(({ format }) => format))],
    postCount,
    averagePostCents: averagePost(totalCents, postCount),
  };
};
