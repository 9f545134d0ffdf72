import { z } from 'zod';
import { ageBand, gender } from './people';

const share = z.number().min(0).max(100);

/** Audience in percent, as the source states it. */
export const audience = z.object({
  genders: z.partialRecord(gender, share),
  ages: z.partialRecord(ageBand, share),
  /** Shares by ISO country code. */
  countries: z.record(z.string().max(2), share),
  /** Largest cities by name; absent if the source has none. */
  cities: z.record(z.string().max(80), share).optional(),
});
export type AudienceShares = z.output<typeof audience>;

/** Returns the largest presence with audience data. */
export const audienceOf = <
  P extends { readonly audience?: AudienceShares | undefined; readonly followers: number },
>(
  presences: readonly P[],
): (P & { readonly audience: AudienceShares }) | undefined =>
  presences
    .filter((one): one is P & { readonly audience: AudienceShares } => one.audience !== undefined)
    .toSorted((a, b) => b.followers - a.followers)[0];
