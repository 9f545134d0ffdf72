import { z } from 'zod';
import { channel, count, date, figureSource } from '../party';

/** How many years of figures are kept, beside the current one. */
export const metricYears = 3;

/** What was measured of a profile on one channel and day, by whom, and who told us. */
export const metric = z.object({
  channel,
  day: date,
  followers: count,
  /** Interactions per follower, in basis points. */
  engagementBp: count,
  source: figureSource,
  /** The file that said it, for what files say; null for a member's own word and a network's. */
  origin: z.string().nullable(),
});
export type Metric = Readonly<z.output<typeof metric>>;

/** The sources, the most trustworthy first. */
const trust: readonly Metric['source'][] = ['verified', 'estimated', 'declared'];

/** One figure a day of one channel, for a line: of several sources the most trustworthy, the first of equal ones. */
export function bestOfDays(metrics: readonly Metric[]): readonly Metric[] {
  const best = new Map<string, Metric>();
  for (const metric of metrics) {
    const known = best.get(metric.day);
    if (!known || trust.indexOf(metric.source) < trust.indexOf(known.source)) best.set(metric.day, metric);
  }
  return [...best.values()];
}
