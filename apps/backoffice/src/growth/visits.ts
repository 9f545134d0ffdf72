import type { GrowthReport } from '@elenco/core/growth';

/** Returns the sum of visits for each key, in the order in which the keys first occur. */
function sumsBy<K>(visits: GrowthReport['visits'], keyOf: (visit: GrowthReport['visits'][number]) => K) {
  const sums = new Map<K, number>();
  for (const visit of visits) sums.set(keyOf(visit), (sums.get(keyOf(visit)) ?? 0) + visit.visits);
  return [...sums];
}

/** Returns visits by month, `YYYY-MM`, oldest first. */
export const visitsByMonth = ({ visits }: Pick<GrowthReport, 'visits'>) =>
  sumsBy(visits, ({ day }) => day.slice(0, 7));

/** Returns visits by source, the most frequent first. */
export const sourcesOf = ({ visits }: Pick<GrowthReport, 'visits'>) =>
  sumsBy(visits, ({ source }) => source).sort((one, other) => other[1] - one[1]);
