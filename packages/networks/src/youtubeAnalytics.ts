import type { AudienceShares } from '@elenco/core/people';
import { z } from 'zod';

/**
 * Numbers of days that the audience and the views cover. If a channel has too few viewers in these days,
 * YouTube returns no audience.
 */
export const AUDIENCE_DAYS = 90;
export const VIEWS_DAYS = 28;

/**
 * Parses the table of `reports.query` into rows, which are objects by column name. There are no rows if
 * YouTube has too little data (developers.google.com/youtube/analytics/reference/reports/query).
 */
export const report = z
  .object({
    columnHeaders: z.array(z.object({ name: z.string() })),
    rows: z.array(z.array(z.union([z.string(), z.number()]))).default([]),
  })
  .transform(({ columnHeaders, rows }) =>
    rows.map((row) => Object.fromEntries(columnHeaders.map(({ name }, n) => [name, row[n]] as const))),
  );
type Rows = z.output<typeof report>;

/**
 * Our name for each of YouTube's age groups (developers.google.com/youtube/analytics/dimensions). The age
 * group of minors is left out, because we have no name for it.
 */
const ages = {
  'age18-24': '18-24',
  'age25-34': '25-34',
  'age35-44': '35-44',
  'age45-54': '45-54',
  'age55-64': '55-64',
  'age65-': '65-',
} as const;
/**
 * Our name for each of YouTube's genders. Viewers with the gender `user_specified` count in the total, but
 * have no separate share.
 */
const genders = { female: 'female', male: 'male' } as const;
const MAX_COUNTRIES = 10;

const numberIn = (value: unknown): number => (typeof value === 'number' && value > 0 ? value : 0);

/** Adds up a metric by the values of a dimension. */
function sumsBy(rows: Rows, dimension: string, metric: string): [string, number][] {
  const sums = new Map<string, number>();
  for (const row of rows) {
    const name = String(row[dimension] ?? '');
    sums.set(name, (sums.get(name) ?? 0) + numberIn(row[metric]));
  }
  return [...sums];
}

const rounded = (percent: number) => Math.round(10 * percent) / 10;

function named<K extends string>(shares: readonly [string, number][], names: Readonly<Record<string, K>>) {
  const known = shares.flatMap(([name, share]) => {
    const key = Object.hasOwn(names, name) ? names[name] : undefined;
    return key && rounded(share) > 0 ? [[key, Math.min(100, rounded(share))] as const] : [];
  });
  return Object.fromEntries(known) as Partial<Record<K, number>>;
}

/**
 * Returns the percentages of viewers; undefined if YouTube has no data. YouTube states percentages by age and
 * gender (`viewerPercentage`), but only numbers of views by country. It has no data by city.
 */
export function viewersIn(demographics: Rows, countries: Rows): AudienceShares | undefined {
  const views = sumsBy(countries, 'country', 'views');
  const total = views.reduce((sum, [, one]) => sum + one, 0);
  const largest = views
    // ZZ is an unknown country.
    .filter(([code]) => /^[A-Z]{2}$/.test(code) && code !== 'ZZ')
    .sort(([, one], [, other]) => other - one)
    .slice(0, MAX_COUNTRIES)
    .map(([code, one]) => [code, rounded((100 * one) / total)] as const)
    .filter(([, share]) => share > 0);
  const audience = {
    genders: named(sumsBy(demographics, 'gender', 'viewerPercentage'), genders),
    ages: named(sumsBy(demographics, 'ageGroup', 'viewerPercentage'), ages),
    countries: Object.fromEntries(largest),
  };
  return Object.values(audience).some((shares) => Object.keys(shares).length > 0) ? audience : undefined;
}

/** Returns the views of a channel; undefined if YouTube has no data. */
export function viewingIn([totals]: Rows) {
  if (!totals) return undefined;
  const count = (name: string) => {
    const value = totals[name];
    return typeof value === 'number' && value >= 0 ? Math.round(value) : null;
  };
  return {
    recentViews: count('views'),
    engagedViews: count('engagedViews'),
    averageViewSeconds: count('averageViewDuration'),
  };
}
