import { expect, it } from 'vitest';
import { defaultRates } from '../../platform';
import { inCurrency, rateBetween, reasonsFor } from './compare';
import { figuresOf } from './figures';
import type { ReportSource } from './source';

const source = (currency: 'BRL' | 'USD', feesCents: number, views: number): ReportSource => ({
  currency,
  hirings: [
    {
      contractId: 1,
      creatorId: 7,
      feesCents,
      serviceCents: 0,
      followers: {},
      clicks: null,
      orders: 2,
      revenueCents: 900,
    },
  ],
  pieces: [
    {
      contractId: 1,
      channel: 'instagram',
      format: 'reels',
      weight: 1,
      post: {
        id: 1,
        publishedOn: '2026-10-01',
        gone: false,
        readings: [{ metric: 'views', value: views, boosted: false, unconfirmed: false }],
      },
    },
  ],
});

it('converts only amounts, not counts, to compare campaigns in one currency', () => {
  const rate = rateBetween('USD', 'BRL', defaultRates);
  const changed = inCurrency(source('USD', 10_000, 500), 'BRL', defaultRates);
  const { total } = figuresOf(changed, { base: ['fees'] });
  expect(total).toMatchObject({
    costCents: Math.round(10_000 * rate),
    views: 500,
    orders: 2,
    revenueCents: Math.round(900 * rate),
  });
  expect(inCurrency(changed, 'BRL', defaultRates)).toBe(changed);
  expect(rateBetween('USD', 'EUR', defaultRates) * rateBetween('EUR', 'USD', defaultRates)).toBeCloseTo(1);
});

it('returns the relative differences between two campaigns, and null for unknown metrics', () => {
  const one = figuresOf(source('BRL', 10_000, 500), { base: ['fees'] });
  const other = figuresOf(source('BRL', 12_000, 1_000), { base: ['fees'] });
  expect(reasonsFor(one, other)).toEqual({ cost: 0.2, views: 1, posts: 0, creators: 0 });
  const unread = { ...one, total: { ...one.total, views: null } };
  expect(reasonsFor(unread, other).views).toBeNull();
});
