import { z } from 'zod';
import type { Channel } from './fields';
import { ageBand, gender } from './people';

const share = z.number().min(0).max(100);

/** Audience of a channel in percent, as the source states it. */
export const audience = z.object({
  genders: z.partialRecord(gender, share),
  ages: z.partialRecord(ageBand, share),
  /** Shares by ISO country code. */
  countries: z.record(z.string().max(2), share),
  /** Largest cities by name; absent if the source has none. */
  cities: z.record(z.string().max(80), share).optional(),
  /** Shares by ISO 639-1 language code; absent if the source has none. */
  languages: z.record(z.string().max(2), share).optional(),
  /** Number of people behind the shares; absent if the source does not state it. */
  sample: z.int().positive().max(2_000_000_000).optional(),
});
export type AudienceShares = z.output<typeof audience>;

/** Returns the largest presence that has audience data. */
export const audienceOf = <
  P extends { readonly audience?: AudienceShares | undefined; readonly followers: number },
>(
  presences: readonly P[],
): (P & { readonly audience: AudienceShares }) | undefined =>
  presences
    .filter((one): one is P & { readonly audience: AudienceShares } => one.audience !== undefined)
    .toSorted((a, b) => b.followers - a.followers)[0];

/** A figure's channel, and whether the network measured it or the creator declared it. */
interface Measured {
  readonly channel: Channel;
  readonly source: 'verified' | 'declared' | 'estimated';
}

/** True if the audience consists of viewers: YouTube measures viewers, other networks followers. */
export const isOfViewers = ({ channel, source }: Measured): boolean =>
  channel === 'youtube' && source === 'verified';

/** True if followers are rounded: YouTube rounds them down to three significant figures. */
export const hasRoundedFollowers = ({ channel, source }: Measured): boolean =>
  channel === 'youtube' && source === 'verified';
