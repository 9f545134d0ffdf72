import { addDays, daysBetween } from '@elenco/brazil';
import type { Channel } from '../../people';
import { bestReadingPerDay, type Metric } from './metric';

/** Days without a reading after which the line has a gap. Networks are read every day. */
const MAX_DAILY_GAP = 3;
/**
 * Days without a value after which the line has a gap, for values from creators and files, which are updated
 * about once a month.
 */
const MAX_STATED_GAP = 45;

/** A day of a history. `apart` is true if no line connects the day to the previous one. */
export type HistoryPoint = Metric & { readonly apart: boolean };

/** Periods of growth, in days. */
export const growthDays = [30, 90, 365] as const;
export type GrowthDays = (typeof growthDays)[number];

/** Followers gained in a period; null if there is no comparable value near its start. */
export interface Growth {
  readonly days: GrowthDays;
  readonly change: {
    readonly from: string;
    readonly to: string;
    readonly followers: number;
    /** Growth relative to the start, in basis points. */
    readonly rateBp: number;
  } | null;
}

/** History of one channel: at most one reading per day, and fewer for older periods. */
export interface ChannelHistory {
  readonly channel: Channel;
  readonly points: readonly HistoryPoint[];
  readonly growth: readonly Growth[];
  /** Days on which the network changed its method of counting views. */
  readonly methodChanges: readonly string[];
}

/** Returns the histories of all channels that have at least two days. */
export function historiesOf(metrics: readonly Metric[]): readonly ChannelHistory[] {
  const channels = [...new Set(metrics.map(({ channel }) => channel))];
  return channels.flatMap((channel) => {
    const days = pointsOf(metrics, channel);
    if (days.length < 2) return [];
    return [
      {
        channel,
        points: thinned(days),
        growth: growthDays.map((period) => growthOver(days, period)),
        methodChanges: days
          .filter((one, n) => n > 0 && isOtherMethod(days[n - 1], one))
          .map(({ day }) => day),
      },
    ];
  });
}

/**
 * Returns the most trustworthy reading of each day on a channel, oldest first, with the gaps between them.
 */
export function pointsOf(metrics: readonly Metric[], channel: Channel): readonly HistoryPoint[] {
  const days = bestReadingPerDay(metrics.filter((one) => one.channel === channel));
  const inOrder = days.toSorted((a, b) => a.day.localeCompare(b.day));
  return inOrder.map((one, n) => ({ ...one, apart: isApart(inOrder[n - 1], one) }));
}

/**
 * Returns the number of posts from which a channel's current engagement was computed; null if its source does
 * not report it.
 */
export const sampledPostsOf = (metrics: readonly Metric[], channel: Channel): number | null =>
  pointsOf(metrics, channel).at(-1)?.sampledPosts ?? null;

/**
 * Returns true if two days must not be connected, because of a gap or different sources. A declared value
 * followed by a verified one is not growth.
 */
function isApart(before: Metric | undefined, { source, day }: Metric): boolean {
  if (!before) return false;
  const most = source === 'verified' ? MAX_DAILY_GAP : MAX_STATED_GAP;
  return before.source !== source || daysBetween(before.day, day) > most;
}

/** True if the views of these two days cannot be compared. */
export const isOtherMethod = (before: Metric | undefined, { methodVersion }: Metric): boolean =>
  before !== undefined &&
  before.methodVersion !== null &&
  methodVersion !== null &&
  before.methodVersion !== methodVersion;

/**
 * Returns the growth up to the last day. The value at the start may be up to a tenth of the period away, or
 * three days if that is more.
 */
function growthOver(points: readonly HistoryPoint[], days: GrowthDays): Growth {
  const last = points.at(-1);
  if (!last) return { days, change: null };
  const start = addDays(last.day, -days);
  const distance = ({ day }: Metric) => Math.abs(daysBetween(start, day));
  const first = points
    .filter((one) => one.source === last.source && one.day < last.day && one.followers > 0)
    .filter((one) => distance(one) <= Math.max(MAX_DAILY_GAP, days / 10))
    .toSorted((a, b) => distance(a) - distance(b))[0];
  if (!first) return { days, change: null };
  const followers = last.followers - first.followers;
  const rateBp = Math.round((followers / first.followers) * 10_000);
  return { days, change: { from: first.day, to: last.day, followers, rateBp } };
}

/**
 * Returns the number of days between two kept days at an age: 1 for the last 90 days, then a week for a year,
 * then a month.
 */
const intervalAt = (age: number) => {
  if (age <= 90) return 1;
  return age <= 365 ? 7 : 30;
};

/** Thins out older days, except those next to a gap or a change of the counting method. */
function thinned(points: readonly HistoryPoint[]): readonly HistoryPoint[] {
  const newest = points.at(-1)?.day ?? '';
  const kept: HistoryPoint[] = [];
  for (const [n, point] of points.entries()) {
    const [before, next] = [kept.at(-1), points[n + 1]];
    const isEdge = !before || !next || point.apart || next.apart;
    const changes = isOtherMethod(points[n - 1], point) || (next && isOtherMethod(point, next));
    const isDue = before && daysBetween(before.day, point.day) >= intervalAt(daysBetween(point.day, newest));
    if (isEdge || changes || isDue) kept.push(point);
  }
  return kept;
}
