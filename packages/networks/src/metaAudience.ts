import type { AudienceShares } from '@elenco/core/people';
import { z } from 'zod';

export const breakdowns = ['age', 'gender', 'country', 'city'] as const;

/**
 * Instagram's response with the followers by one property (`follower_demographics`). The response for a small
 * account is empty.
 */
export const demographics = z.object({
  data: z.array(
    z.object({
      total_value: z
        .object({
          breakdowns: z
            .array(
              z.object({
                results: z
                  .array(z.object({ dimension_values: z.array(z.string()).min(1), value: z.number().min(0) }))
                  .default([]),
              }),
            )
            .default([]),
        })
        .optional(),
    }),
  ),
});
type Answer = z.output<typeof demographics>;

/**
 * Our name for each of Instagram's genders. Followers without a stated gender count in the total, but have no
 * separate share.
 */
const genders = { F: 'female', M: 'male' } as const;
const ages = {
  '18-24': '18-24',
  '25-34': '25-34',
  '35-44': '35-44',
  '45-54': '45-54',
  '55-64': '55-64',
  '65+': '65-',
} as const;
const MAX_PLACES = 10;

/**
 * Returns the percentages of followers for each value of each property; undefined if the network has no data.
 */
export function audienceIn(answers: readonly Answer[]): AudienceShares | undefined {
  const [byAge, byGender, byCountry, byCity] = answers.map(sharesOf);
  const sample = Math.max(0, ...answers.map(totalOf));
  const shares = {
    genders: renamed(byGender, (name) => genders[name as keyof typeof genders]),
    ages: renamed(byAge, (name) => ages[name as keyof typeof ages]),
    countries: renamed(byCountry, (name) => (/^[A-Z]{2}$/.test(name) ? name : undefined)),
    cities: renamed(byCity, (name) => name.split(',')[0]?.slice(0, 80)),
  };
  const isKnown = Object.values(shares).some((one) => Object.keys(one).length > 0);
  return isKnown ? { ...shares, sample } : undefined;
}

const resultsOf = ({ data }: Answer) => data[0]?.total_value?.breakdowns[0]?.results ?? [];
const totalOf = (answer: Answer) => resultsOf(answer).reduce((all, { value }) => all + value, 0);

function sharesOf(answer: Answer): readonly (readonly [string, number])[] {
  const total = totalOf(answer);
  if (total === 0) return [];
  return resultsOf(answer)
    .map(
      ({ dimension_values: [name = ''], value }) => [name, Math.round((1_000 * value) / total) / 10] as const,
    )
    .sort(([, a], [, b]) => b - a);
}

function renamed<K extends string>(
  shares: readonly (readonly [string, number])[] = [],
  nameOf: (name: string) => K | undefined,
): Record<K, number> {
  const named = shares.flatMap(([name, share]) => {
    const known = nameOf(name);
    return known && share > 0 ? [[known, share] as const] : [];
  });
  return Object.fromEntries(named.slice(0, MAX_PLACES)) as Record<K, number>;
}
