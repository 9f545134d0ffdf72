import { z } from 'zod';
import { ageBand, gender } from './people';

const share = z.number().min(0).max(100);

/** Whom somebody reaches, by share of a hundred; as the source says it. */
export const audience = z.object({
  genders: z.partialRecord(gender, share),
  ages: z.partialRecord(ageBand, share),
  /** By two letters. */
  countries: z.record(z.string().max(2), share),
  /** By name, the largest; absent where the source knows none. */
  cities: z.record(z.string().max(80), share).optional(),
});
export type AudienceShares = z.output<typeof audience>;

/** The largest presence whose source says whom it reaches. */
export const audienceOf = <
  P extends { readonly audience?: AudienceShares | undefined; readonly followers: number },
>(
  presences: readonly P[],
): (P & { readonly audience: AudienceShares }) | undefined =>
  presences
    .filter((one): one is P & { readonly audience: AudienceShares } => one.audience !== undefined)
    .toSorted((a, b) => b.followers - a.followers)[0];
