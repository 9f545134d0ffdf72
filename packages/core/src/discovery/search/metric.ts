import { z } from 'zod';
import { channel, count, date, figureSource } from '../../people';

/** Years for which figures are kept, in addition to the current one. */
export const metricYears = 3;

/** Figures of a profile on one channel and day, with their source. */
export const metric = z.object({
  channel,
  day: date,
  followers: count,
  /** Interactions per follower, in basis points. */
  engagementBp: count,
  source: figureSource,
  /** File of imported figures; null for those of a member or a network. */
  origin: z.string().nullable(),
});
export type Metric = Readonly<z.output<typeof metric>>;

/** Sources, the most trustworthy first. */
const trust: readonly Metric['source'][] = ['verified', 'estimated', 'declared'];

/** Returns one figure per day of one channel: from the most trustworthy source, the first among equals. */
export function bestOfDays(metrics: readonly Metric[]): readonly Metric[] {
  const best = new Map<string, Metric>();
  for (const metric of metrics) {
    const known = best.get(metric.day);
    if (!known || trust.indexOf(metric.source) < trust.indexOf(known.source)) best.set(metric.day, metric);
  }
  return [...best.values()];
}

/** Groups figures by channel, for channels with at least two days. */
export function historiesOf(metrics: readonly Metric[]): readonly (readonly Metric[])[] {
  const channels = [...new Set(metrics.map(({ channel }) => channel))];
  return channels
    .map((channel) => metrics.filter((one) => one.channel === channel))
    .filter((points) => new Set(points.map(({ day }) => day)).size > 1);
}

/** Size of a chart, and the margin that keeps its line from being cut. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly edge: number;
}

/** Returns followers as points of an SVG line: time from left to right, followers upwards. */
export function lineOf(metrics: readonly Metric[], { width, height, edge }: Drawing): string {
  const days = metrics.map(({ day }) => Date.parse(day));
  const counts = metrics.map(({ followers }) => followers);
  const [start, end] = [Math.min(...days), Math.max(...days)];
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const across = (day: number) => ((day - start) / Math.max(end - start, 1)) * (width - 2 * edge) + edge;
  const up = (followers: number) =>
    height - edge - ((followers - least) / Math.max(most - least, 1)) * (height - 2 * edge);
  return metrics
    .map(({ followers }, n) => `${across(days[n] ?? start).toFixed(1)},${up(followers).toFixed(1)}`)
    .join(' ');
}
