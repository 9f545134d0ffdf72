import { addDays } from '@elenco/brazil';
import { expect, it } from 'vitest';
import { type ChannelHistory, historiesOf, sampledPostsOf } from './history';
import { chartOf } from './historyChart';
import { bestReadingPerDay, type Metric } from './metric';

const measured = (day: string, source: Metric['source'], followers: number, more: Partial<Metric> = {}) => ({
  channel: 'instagram' as const,
  day,
  followers,
  engagementBp: 300,
  source,
  origin: null,
  posts: null,
  sampledPosts: null,
  views: null,
  likes: null,
  comments: null,
  shares: null,
  methodVersion: null,
  ...more,
});
const drawing = { width: 100, height: 20, edge: 2 };
/** Returns one reading a day, with one more follower each day. */
const daily = (days: number, more: (n: number) => Partial<Metric> = () => ({})) =>
  Array.from({ length: days }, (_, n) => measured(addDays('2025-01-01', n), 'verified', 1_000 + n, more(n)));
const historyOf = (metrics: readonly Metric[]) => historiesOf(metrics)[0] as ChannelHistory;
const growthIn = (metrics: readonly Metric[]) =>
  historyOf(metrics).growth.map(({ change }) => change?.followers ?? null);

it('returns the most trustworthy reading of a channel’s metrics for each day in chronological order', () => {
  const days = [
    measured('2026-09-01', 'declared', 90_000),
    measured('2026-09-01', 'estimated', 61_000, { origin: 'A' }),
    measured('2026-09-01', 'estimated', 62_000, { origin: 'B' }),
    measured('2026-10-01', 'verified', 70_000),
    measured('2026-10-01', 'declared', 99_000),
    measured('2026-11-01', 'declared', 80_000),
  ];
  expect(bestReadingPerDay(days).map(({ followers }) => followers)).toEqual([61_000, 70_000, 80_000]);
});

it('draws the chart of a metric only if readings of at least two days exist', () => {
  const two = [measured('2026-09-01', 'verified', 100), measured('2026-09-03', 'verified', 300)];
  const lone: Metric = { ...measured('2026-09-01', 'verified', 9), channel: 'youtube' };
  expect(historiesOf([...two, lone]).map(({ channel }) => channel)).toEqual(['instagram']);
  expect(historiesOf([lone, { ...lone, source: 'declared' }])).toEqual([]);
  expect(chartOf(historyOf(two).points, 'followers', drawing)?.lines).toEqual(['2.0,18.0 98.0,2.0']);
  const three = historyOf([...two, measured('2026-09-02', 'verified', 200)]);
  expect(chartOf(three.points, 'followers', drawing)?.lines[0]).toContain('50.0,10.0');
  expect(chartOf(three.points, 'views', drawing)).toBeUndefined();
});

it('interrupts the chart of a metric where days are missing and where the source changes', () => {
  const gap = historyOf([
    measured('2026-09-01', 'declared', 100),
    measured('2026-10-10', 'declared', 200),
    measured('2026-10-11', 'verified', 150),
    measured('2026-10-14', 'verified', 160),
    measured('2026-10-18', 'verified', 170),
  ]);
  expect(gap.points.map(({ apart }) => apart)).toEqual([false, false, true, false, true]);
  const chart = chartOf(gap.points, 'followers', drawing);
  expect([chart?.lines.length, chart?.hasGaps]).toEqual([3, true]);
  // A single day is drawn as a dot.
  const [x, y] = chart?.lines[2]?.split(' ') ?? [];
  expect(x).toBe(y);
});

it('interrupts only the chart of views if the network changes how views are counted', () => {
  const changed = historyOf(daily(10, (n) => ({ views: 500 + n, methodVersion: n < 4 ? 1 : 2 })));
  expect(changed.methodChanges).toEqual(['2025-01-05']);
  const views = chartOf(changed.points, 'views', drawing);
  expect([views?.lines.length, views?.breaks.length, views?.hasGaps]).toEqual([2, 1, false]);
  expect(chartOf(changed.points, 'followers', drawing)?.lines).toHaveLength(1);
});

it.each([
  ['readings of more than a year', daily(400), [30, 90, 365]],
  ['readings of less than a year', daily(100), [30, 90, null]],
  ['readings of a few days', daily(5), [null, null, null]],
  [
    'readings with a gap at the start of the longest period',
    [daily(400)[0]!, ...daily(400).slice(80)],
    [30, 90, 399],
  ],
  [
    'readings from two sources',
    daily(40).map((one, n) => (n < 20 ? { ...one, source: 'declared' as const } : one)),
    [null, null, null],
  ],
])('computes the growth in followers over 30, 90 and 365 days from %s', (_, metrics, expected) => {
  expect(growthIn(metrics)).toEqual(expected);
});

it('reduces a long history of metrics to weeks and months, keeping the ends of each unbroken period', () => {
  const { points } = historyOf(daily(700));
  expect(points.length).toBeLessThan(150);
  expect([points[0]?.day, points.at(-1)?.day]).toEqual(['2025-01-01', addDays('2025-01-01', 699)]);
  const interrupted = historyOf(daily(700).filter((_, n) => n < 200 || n > 260)).points;
  const at = interrupted.findIndex(({ apart }) => apart);
  expect([interrupted[at - 1]?.day, interrupted[at]?.day]).toEqual(
    [199, 261].map((n) => addDays('2025-01-01', n)),
  );
});

it('returns the number of posts of the newest reading of a channel', () => {
  const read = [
    measured('2026-09-01', 'verified', 100, { sampledPosts: 25 }),
    measured('2026-09-02', 'verified', 100, { sampledPosts: 7 }),
  ];
  expect(sampledPostsOf(read, 'instagram')).toBe(7);
  expect(sampledPostsOf([...read, measured('2026-09-03', 'declared', 100)], 'instagram')).toBeNull();
  expect(sampledPostsOf(read, 'tiktok')).toBeNull();
});
