import { expect, it } from 'vitest';
import { pastEarningsIn } from './pastEarnings';

const project = (netCents: number | null, ...repaid: number[]) => ({
  currency: 'BRL' as const,
  netCents,
  repaid: repaid.map((cents) => ({ cents })),
});

it('averages a creator’s past earnings after deducting what the creator paid back', () => {
  expect(pastEarningsIn([project(178_500, 40_000, 40_000)])).toEqual([
    { currency: 'BRL', receivedCents: 178_500, paidBackCents: 80_000, averageCents: 98_500, projects: 1 },
  ]);
});

it('excludes projects without a payment from a creator’s average earnings', () => {
  expect(pastEarningsIn([project(100_000), project(null), project(50_001)])).toEqual([
    { currency: 'BRL', receivedCents: 150_001, paidBackCents: 0, averageCents: 75_001, projects: 2 },
  ]);
});

it('averages a creator’s past earnings separately for each currency', () => {
  const rows = [project(100_000), { ...project(50_000), currency: 'USD' as const }];
  expect(pastEarningsIn(rows).map(({ currency, averageCents }) => [currency, averageCents])).toEqual([
    ['BRL', 100_000],
    ['USD', 50_000],
  ]);
});

it('returns no past earnings for a creator without paid projects', () => {
  expect(pastEarningsIn([project(null)])).toEqual([]);
});
