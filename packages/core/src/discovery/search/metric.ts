import { z } from 'zod';
import { channel, count, date, figureSource } from '../../people';

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

/** The figures by channel, of those that were measured on two days at least: one point makes no line. */
export function historiesOf(metrics: readonly Metric[]): readonly (readonly Metric[])[] {
  const channels = [...new Set(metrics.map(({ channel }) => channel))];
  return channels
    .map((channel) => metrics.filter((one) => one.channel === channel))
    .filter((points) => new Set(points.map(({ day }) => day)).size > 1);
}

/** A drawing's size, and how far from its edges the line stays, so that it is not cut. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly edge: number;
}

/** The followers as the points of an SVG line: by the calendar from left to right, from the fewest to the most upwards. */
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
