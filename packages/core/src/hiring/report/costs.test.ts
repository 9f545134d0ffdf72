import { expect, it } from 'vitest';
import { costRows } from './costs';
import { figuresOf } from './figures';
import type { PostReading, ReportSource } from './source';

const hiring = { contractId: 1, creatorId: 7, feesCents: 90_000, serviceCents: 10_000, followers: {} };
const piece = (id: number, readings: Partial<Record<PostReading['metric'], number>>) => ({
  contractId: 1,
  channel: 'instagram' as const,
  format: 'reels' as const,
  weight: 1,
  post: {
    id,
    publishedOn: '2026-10-01',
    gone: false,
    readings: Object.entries(readings).map(([metric, value]) => ({
      metric: metric as PostReading['metric'],
      value: value as number,
      boosted: false,
      unconfirmed: false,
    })),
  },
});
const source: ReportSource = {
  currency: 'BRL',
  hirings: [{ ...hiring, clicks: null, orders: 4, revenueCents: 300_000 }],
  pieces: [
    piece(1, { views: 30_000, reach: 8_000 }),
    piece(2, { views: 10_000 }),
    piece(3, { reach: 2_000, likes: 50 }),
    { ...piece(4, {}), post: null },
  ],
};
const base = ['fees', 'service'] as const;
const rowsOf = (...given: Parameters<typeof figuresOf>) =>
  Object.fromEntries(costRows(figuresOf(...given)).map((row) => [row.name, row.basis]));

it('returns a row for each unit price of a report, and the total cost in the last row', () => {
  expect(rowsOf(source, { base })).toEqual({
    views: { count: 2, of: 3, unit: 'posts', costCents: 50_000 },
    view: { count: 2, of: 3, unit: 'posts', costCents: 50_000 },
    reach: { count: 2, of: 3, unit: 'posts', costCents: 50_000 },
    engagements: { count: 1, of: 3, unit: 'posts', costCents: 25_000 },
    clicks: null,
    orders: { count: 4, of: 4, unit: 'pieces', costCents: 100_000 },
    revenue: { count: 4, of: 4, unit: 'pieces', costCents: 100_000 },
    whole: { count: 4, of: 4, unit: 'pieces', costCents: 100_000 },
  });
  expect(costRows(figuresOf(source, { base })).at(-1)).toMatchObject({ name: 'whole', price: null });
});

it('includes the total cost of boosting in the cost of every unit price', () => {
  const rows = rowsOf(source, { base: [...base, 'boost'], boostCents: 20_000 });
  expect(rows.views?.costCents).toBe(70_000);
  expect(rows.whole?.costCents).toBe(120_000);
});

it('returns only the total cost, and no unit prices, for the work of freelancers', () => {
  const pieces = source.pieces.map((one) => ({ ...one, post: null, work: { isDelivered: true } }));
  expect(rowsOf({ ...source, pieces }, { base })).toEqual({
    whole: { count: 4, of: 4, unit: 'pieces', costCents: 100_000 },
  });
});
