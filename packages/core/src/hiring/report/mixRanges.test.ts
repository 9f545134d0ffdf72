import { expect, it } from 'vitest';
import { mixRanges, sumOfRanges } from './mixRanges';
import type { PostReading, ReportSource } from './source';

const reading = (metric: PostReading['metric'], value: number): PostReading => ({
  metric,
  value,
  boosted: false,
  unconfirmed: false,
});

/**
 * Returns one hiring on Instagram per entry of `views`, each by a creator with `followers` followers. Null
 * means a post without readings.
 */
const history = (views: readonly (number | null)[], followers: number): ReportSource => ({
  currency: 'BRL',
  hirings: views.map((_, n) => ({
    contractId: n + 1,
    creatorId: n + 1,
    feesCents: 80_000,
    serviceCents: 20_000,
    followers: { instagram: followers },
    clicks: null,
    orders: null,
    revenueCents: null,
  })),
  pieces: views.map((value, n) => ({
    contractId: n + 1,
    channel: 'instagram',
    format: 'reels',
    weight: 1,
    post: {
      id: n + 1,
      publishedOn: '2026-10-01',
      gone: false,
      readings: value === null ? [] : [reading('views', value), reading('likes', value / 10)],
    },
  })),
});
const mix = [{ tier: 'micro', channel: 'instagram', count: 2 }] as const;

it.each([
  ['four hirings', history([100, 200, 300, 400], 50_000), 4, null, null],
  ['five hirings, one without metrics', history([100, 200, 300, 400, null], 50_000), 4, null, null],
  [
    'five hirings',
    history([500, 100, 300, 200, 400], 50_000),
    5,
    { low: 400, high: 800 },
    { low: 40, high: 80 },
  ],
  [
    'six hirings, interpolated',
    history([0, 100, 200, 300, 400, 500], 50_000),
    6,
    { low: 250, high: 750 },
    { low: 25, high: 75 },
  ],
  ['five hirings of a smaller size class', history([1, 2, 3, 4, 5], 9_999), 0, null, null],
  ['five hirings of a larger size class', history([1, 2, 3, 4, 5], 100_000), 0, null, null],
])(
  'estimates the results of planned hirings as ranges from a history of %s',
  (_, source, hirings, views, engagements) => {
    expect(mixRanges(mix, [source])).toEqual([
      {
        ...mix[0],
        hirings,
        views,
        engagements,
        costCents: hirings < 5 ? null : { low: 200_000, high: 200_000 },
      },
    ]);
  },
);

it('estimates results from all past hirings, but costs only from hirings on a single channel', () => {
  const some = history([100, 200, 300], 50_000);
  const [two, ...rest] = some.pieces as [ReportSource['pieces'][0], ...ReportSource['pieces']];
  const both = { ...some, pieces: [two, { ...two, channel: 'tiktok', post: null } as const, ...rest] };
  const [row] = mixRanges(mix, [both, some]);
  expect(row).toMatchObject({ hirings: 6, views: { low: 250, high: 550 }, costCents: { low: 200_000 } });
  expect(mixRanges(mix, [both, history([5, 6], 50_000)])[0]).toMatchObject({ hirings: 5, costCents: null });
});

it('adds up the estimated ranges of planned hirings only if every row has a range', () => {
  const range = { low: 1, high: 2 };
  expect([sumOfRanges([range, range]), sumOfRanges([range, null]), sumOfRanges([])]).toEqual([
    { low: 2, high: 4 },
    null,
    null,
  ]);
});
