import { z } from 'zod';
import { channel, count, date, figureSource } from '../../people';

/** Number of years for which metrics are kept, in addition to the current one. */
export const metricYears = 3;

/** Metrics of a profile on one channel and day, with their source. */
export const metric = z.object({
  channel,
  day: date,
  followers: count,
  /** Interactions per follower, in basis points. */
  engagementBp: count,
  source: figureSource,
  /** Imported file from which the metrics come; null for metrics from a member or network. */
  origin: z.string().nullable(),
  /** Number of posts of the account so far. Null, like all fields below, if the source does not report it. */
  posts: count.nullable(),
  /** Number of posts from which engagement, views and interactions are computed. */
  sampledPosts: count.nullable(),
  /** Average number of views per post. */
  views: count.nullable(),
  likes: count.nullable(),
  comments: count.nullable(),
  shares: count.nullable(),
  /** Version of the network's method of counting views. */
  methodVersion: z.int().positive().nullable(),
});
export type Metric = Readonly<z.output<typeof metric>>;

/** Sources, the most trustworthy first. */
const trust: readonly Metric['source'][] = ['verified', 'estimated', 'declared'];

/**
 * Returns one reading per day of one channel: the one from the most trustworthy source or, for equal sources,
 * the first.
 */
export function bestReadingPerDay(metrics: readonly Metric[]): readonly Metric[] {
  const best = new Map<string, Metric>();
  for (const metric of metrics) {
    const known = best.get(metric.day);
    if (!known || trust.indexOf(metric.source) < trust.indexOf(known.source)) best.set(metric.day, metric);
  }
  return [...best.values()];
}
