import { expect, it } from 'vitest';
import { figuresOf } from './figures';
import type { PostReading, ReportSource } from './source';
import { wideMedians } from './wideMedians';
import { withoutMoney } from './withoutMoney';

const reading = (value: number, boosted = false): PostReading => ({
  metric: 'reach',
  value,
  boosted,
  unconfirmed: false,
});
/** Returns the figures of one hiring at 1,000.00 with one post per reach; null is a post without readings. */
const figures = (reaches: readonly (number | null)[], boosted = 0) => {
  const source: ReportSource = {
    currency: 'BRL',
    hirings: [
      {
        contractId: 1,
        creatorId: 1,
        feesCents: 80_000,
        serviceCents: 20_000,
        followers: { instagram: 50_000 },
        clicks: null,
        orders: null,
        revenueCents: null,
      },
    ],
    pieces: reaches.map((reach, n) => ({
      contractId: 1,
      channel: 'instagram',
      format: 'reels',
      weight: 1,
      post: {
        id: n + 1,
        publishedOn: '2026-10-01',
        gone: false,
        readings: reach === null ? [] : [reading(reach), ...(boosted > 0 ? [reading(boosted, true)] : [])],
      },
    })),
  };
  return figuresOf(source, { base: ['fees', 'service'] });
};

it('returns no median while the reach of a report spans up to a factor of three', () => {
  expect(wideMedians(figures([]))).toEqual({});
  expect(wideMedians(figures([1_000]))).toEqual({});
  expect(wideMedians(figures([1_000, 1_000, 1_000]))).toEqual({});
});

it('returns the median reach and price of posts if the reach of a report spans more than a factor of three', () => {
  // From 4,000 to 14,000 people.
  const wide = figures([1_000, 4_000, 2_000, 4_000, 3_000, null]);
  expect(wide.total.reach).toEqual({ low: 4_000, high: 14_000 });
  // Each post costs a sixth of 1,000.00: 166.67, 41.67, 83.33, 41.67 and 55.56 per thousand people.
  const { reach, cpReached } = wideMedians(wide);
  expect(reach).toEqual({ value: 3_000, posts: 5 });
  expect(cpReached?.posts).toBe(5);
  expect(cpReached?.value).toBeCloseTo(100_000 / 6 / 3, 0);
});

it('counts the organic and boosted reach of a post together in the median', () => {
  const wide = figures([1_000, 1_000, 1_000, 1_000], 500);
  expect(wideMedians(wide).reach).toEqual({ value: 1_500, posts: 4 });
});

it('returns no median of prices to readers who may not see money', () => {
  const wide = withoutMoney(figures([1_000, 1_000, 1_000, 1_000]));
  expect(wideMedians(wide)).toEqual({ reach: { value: 1_000, posts: 4 } });
});
