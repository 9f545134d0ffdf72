import { z } from 'zod';
import type { Channel } from './fields';
import { largestOf } from './keyFigures';
import { ageBand, gender } from './people';

const share = z.number().min(0).max(100);

/** Audience of a channel, with all shares in percent as the source states them. */
export const audience = z.object({
  genders: z.partialRecord(gender, share),
  ages: z.partialRecord(ageBand, share),
  /** Shares by ISO country code, two letters. */
  countries: z.record(z.string().max(2), share),
  /** Largest cities by name; absent if the source has none. */
  cities: z.record(z.string().max(80), share).optional(),
  /** Shares by ISO 639-1 language code; absent if the source has none. */
  languages: z.record(z.string().max(2), share).optional(),
  /** Number of people from which the shares were computed; absent if the source does not state it. */
  sample: z.int().positive().max(2_000_000_000).optional(),
});
export type AudienceShares = z.output<typeof audience>;

/**
 * Returns the audience of the channel with the most followers that has audience data; undefined if no channel
 * has any.
 */
export const audienceOf = <
  P extends {
    readonly audience?: AudienceShares | undefined;
    readonly channel: Channel;
    readonly followers: number;
  },
>(
  presences: readonly P[],
): (P & { readonly audience: AudienceShares }) | undefined =>
  largestOf(
    presences.filter((one): one is P & { readonly audience: AudienceShares } => one.audience !== undefined),
  );

/**
 * Channel and source of a value, which is `verified` if the network measured it and `declared` if the creator
 * entered it.
 */
interface Measured {
  readonly channel: Channel;
  readonly source: 'verified' | 'declared' | 'estimated';
}

/** True if the audience consists of viewers: YouTube measures viewers, other networks followers. */
export const isOfViewers = ({ channel, source }: Measured): boolean =>
  channel === 'youtube' && source === 'verified';

/** True if the number of followers is rounded: YouTube rounds it down to three significant figures. */
export const hasRoundedFollowers = ({ channel, source }: Measured): boolean =>
  channel === 'youtube' && source === 'verified';
