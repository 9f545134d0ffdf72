import { describe, expect, it } from 'vitest';
import type { Target } from '../vision';
import { changesBetween } from './changes';
import { coverageOf, partialCoverage, quotientOf } from './coverage';
import { figuresOf } from './figures';
import { frozenFigures } from './figuresSchema';
import type { ReportMetric, ReportSource } from './source';
import { targetResults } from './targets';
import { withoutMoney } from './withoutMoney';

const post = (id: number, some: Partial<Record<ReportMetric, number>>, unconfirmed = false) => ({
  id,
  publishedOn: '2026-10-01',
  gone: false,
  readings: Object.entries(some).map(([metric, value]) => ({
    metric: metric as ReportMetric,
    value: value as number,
    boosted: false,
    unconfirmed,
  })),
});
const small: ReportSource = {
  currency: 'BRL',
  hirings: [
    {
      contractId: 1,
      creatorId: 7,
      feesCents: 85_000,
      serviceCents: 15_000,
      followers: { instagram: 20_000 },
      clicks: 0,
      orders: null,
      revenueCents: null,
    },
  ],
  pieces: [
    {
      contractId: 1,
      channel: 'instagram',
      format: 'reels',
      weight: 3,
      post: post(1, { views: 10_000, reach: 8_000 }),
    },
    {
      contractId: 1,
      channel: 'tiktok',
      format: 'video',
      weight: 1,
      post: post(2, { views: 0, likes: 40 }, true),
    },
    { contractId: 1, channel: 'instagram', format: 'stories', weight: 0, post: null },
  ],
};

it('reports null for metrics that were not measured, and 0 for metrics measured as zero', () => {
  const { total, byChannel } = figuresOf(small, { base: ['fees', 'service'] });
  expect(total).toMatchObject({
    saves: null,
    comments: null,
    clicks: 0,
    cpc: null,
    orders: null,
    cpm: 10_000,
  });
  expect(byChannel.find(({ key }) => key === 'tiktok')).toMatchObject({
    views: 0,
    byViews: null,
    reach: null,
  });
});

it('uses the same posts for the cost and the result of a unit price', () => {
  const source: ReportSource = {
    ...small,
    pieces: small.pieces.map((piece) => ({
      ...piece,
      post:
        piece.post &&
        post(piece.post.id, piece.post.id === 1 ? { views: 10_000, reach: 5_000 } : { reach: 5_000 }),
    })),
  };
  const { total } = figuresOf(source, { base: ['fees', 'service'] });
  // Deliverable 1 costs 75,000 cents. Deliverable 2, without views, costs 25,000.
  expect(total).toMatchObject({ costCents: 100_000, cpm: 7_500, cpReached: { low: 10_000, high: 20_000 } });
  expect(partialCoverage('cpm', total)).toEqual({ count: 1, of: 2 });
  expect(quotientOf('cpm', total)).toEqual({ costCents: 75_000, results: 10_000 });
  expect(quotientOf('byViews', total)).toBeNull();
  expect(coverageOf('cpm', total)).toEqual({ count: 1, of: 2, unit: 'posts' });
  expect(partialCoverage('cpReached', total)).toBeNull();
  expect(coverageOf('cpReached', total)).toEqual({ count: total.posts, of: total.posts, unit: 'posts' });
  expect(partialCoverage('cpe', total)).toBeNull();
});

it('returns the count, the total and the creators of each missing item in a report', () => {
  const { missing } = figuresOf(small, { base: ['fees', 'boost'] });
  expect(missing).toEqual([
    { code: 'not_published', count: 1, of: 3, creatorIds: [7] },
    { code: 'no_reach', count: 1, of: 2, creatorIds: [7] },
    { code: 'unconfirmed', count: 1, of: 2, creatorIds: [7] },
    { code: 'no_followers', count: 1, of: 2, creatorIds: [7] },
    { code: 'no_orders', count: 1, of: 1, creatorIds: [7] },
    { code: 'no_boost_cost', count: 1, of: 1, creatorIds: [] },
  ]);
});

describe('the work of a freelancer', () => {
  const worked = (isDelivered: boolean) =>
    small.pieces.map((piece) => ({ ...piece, post: null, work: { isDelivered } }));

  it('is counted by price and deliveries, without missing posts or links', () => {
    const [first, ...rest] = worked(true);
    const some = {
      ...small,
      pieces: [first!, ...rest.map((one) => ({ ...one, work: { isDelivered: false } }))],
    };
    const { missing, total, isWork } = figuresOf(some, { base: ['fees'] });
    expect(missing).toEqual([{ code: 'not_delivered', count: 2, of: 3, creatorIds: [7] }]);
    expect(total).toMatchObject({ pieces: 3, posts: 0, delivered: 1 });
    expect(total.costCents).toBe(figuresOf(small, { base: ['fees'] }).total.costCents);
    expect(isWork).toBe(true);
    expect(figuresOf({ ...small, pieces: worked(true) }, { base: ['fees'] }).missing).toEqual([]);
  });

  it('keeps a report that also has published content a report of content', () => {
    const mixed = figuresOf({ ...small, pieces: [...small.pieces, ...worked(true)] }, { base: ['fees'] });
    expect(mixed.total.delivered).toBe(3);
    for (const figures of [mixed, figuresOf(small, { base: ['fees'] })])
      expect('isWork' in figures).toBe(false);
    expect('delivered' in figuresOf(small, { base: ['fees'] }).total).toBe(false);
  });
});

it('returns a report’s earned media value only if requested, and null for channels without a value', () => {
  expect(figuresOf(small, { base: ['fees'] }).emv).toBeNull();
  const rates = [{ channel: 'instagram' as const, lowCents: 1_000, highCents: 2_000 }];
  expect(figuresOf(small, { base: ['fees'], emv: rates }).emv).toEqual({
    rates,
    value: { low: 10_000, high: 20_000 },
    byChannel: [
      { channel: 'instagram', value: { low: 10_000, high: 20_000 } },
      { channel: 'tiktok', value: null },
    ],
  });
});

it('compares the rates of two reports also in percentage points', () => {
  const report = figuresOf(small, { base: ['fees'] });
  const at = (byReach: number) => ({ ...report, total: { ...report.total, byReach } });
  const change = changesBetween(at(0.101), at(0.104)).find(({ of }) => of === 'byReach');
  expect(change?.by).toBeCloseTo(0.0297);
  expect(change?.points).toBeCloseTo(0.3);
});

it('compares two reports only in metrics that the same method computed', () => {
  const before = figuresOf(small, { base: ['fees'] });
  const after = figuresOf(
    {
      ...small,
      pieces: small.pieces.map((piece) => ({
        ...piece,
        post: piece.post && post(piece.post.id, { views: 6_000 }),
      })),
    },
    { base: ['fees', 'service'] },
  );
  const changes = new Map(changesBetween(before, after).map((one) => [one.of, one]));
  expect(changes.get('views')).toEqual({
    of: 'views',
    before: 10_000,
    after: 12_000,
    by: 0.2,
    points: null,
    why: null,
  });
  expect(changes.get('cpm')).toMatchObject({ by: null, why: 'other_base' });
  const older = { ...before, methods: { ...before.methods, views: 0 } };
  expect(changesBetween(older, after).find(({ of }) => of === 'views')?.why).toBe('other_method');
  const { clicks: _, ...unversioned } = before.methods;
  const first = { ...before, methods: unversioned };
  expect(changesBetween(first, after).find(({ of }) => of === 'clicks')?.why).toBeNull();
});

it('counts a target of a report as reached only if the lower end of the range reaches the target', () => {
  const empty = figuresOf({ currency: 'BRL', hirings: [], pieces: [] }, { base: ['fees'] }).total;
  const total = { ...empty, reach: { low: 100, high: 300 }, views: 500, orders: null, cpv: 20, cpe: 7 };
  const targets: Target[] = [
    { metric: 'reach', value: 100 },
    { metric: 'reach', value: 200 },
    { metric: 'reach', value: 301 },
    { metric: 'views', value: 501 },
    { metric: 'orders', value: 1 },
    { metric: 'cpv', value: 20 },
    { metric: 'cpe', value: 6 },
  ];
  expect(targetResults({ total, targets }).map(({ verdict }) => verdict)).toEqual([
    'reached',
    'within',
    'missed',
    'missed',
    'no_figure',
    'reached',
    'missed',
  ]);
  const frozen = figuresOf(
    { currency: 'BRL', hirings: [], pieces: [] },
    { base: ['fees'], targets: targets.slice(3) },
  );
  expect(frozenFigures.parse(frozen).targets).toEqual(targets.slice(3));
  expect(withoutMoney(frozen).targets).toEqual(targets.slice(3, 5));
});
