import { z } from 'zod';
import { channel, count, skill } from '../../people';
import { tiers } from '../search';

/** Minimum number of peers for a comparison. */
export const MIN_PEERS = 20;

/** Engagement of creators of the same size and main specialty on one network, computed once a day. */
export const peers = z.object({
  channel,
  tier: z.enum(tiers),
  skill,
  /** Number of creators with a known engagement, including the creator who is compared. */
  n: count,
  /** Engagement in basis points that 1 %, 2 % … 99 % of the peers do not exceed; empty below `MIN_PEERS`. */
  cuts: z.array(count),
  countedAt: z.string(),
});
export type Peers = Readonly<z.output<typeof peers>>;

/** Returns the percentage of peers with less engagement. */
export const percentileOf = (engagementBp: number, { cuts }: Pick<Peers, 'cuts'>): number =>
  cuts.filter((cut) => cut < engagementBp).length;

/** Percentage at each end of the peers within which a rank is described in words: “0%” reads like an error. */
const EXTREME = 2;

/** Returns whether a percentile is among the lowest or the highest of the peers; null for all others. */
export const percentileExtreme = (percentile: number): 'lowest' | 'highest' | null =>
  percentile < EXTREME ? 'lowest' : percentile > 100 - EXTREME ? 'highest' : null;
