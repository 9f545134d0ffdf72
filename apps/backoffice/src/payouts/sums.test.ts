import { expect, it } from 'vitest';
import { differencesByDay, transferSums } from './sums';

it('sums payouts by currency and subtracts deductions', () => {
  const rows = [
    { id: 1, currency: 'USD', netCents: 180_000, deductedCents: 0 },
    { id: 2, currency: 'BRL', netCents: 500_000, deductedCents: 20_000 },
    { id: 3, currency: 'BRL', netCents: 100, deductedCents: 0 },
  ] as const;
  expect(transferSums(rows)).toEqual([
    ['BRL', 480_100],
    ['USD', 180_000],
  ]);
  expect(transferSums(rows, (id) => (id === 3 ? 50 : undefined))[0]).toEqual(['BRL', 480_050]);
  expect(transferSums([])).toEqual([['BRL', 0]]);
});

it('returns the payouts whose known transfer amounts differ between two days', () => {
  const rows = [{ id: 1 }, { id: 2 }, { id: 3 }];
  const on = (amounts: Readonly<Record<number, number>>) => (id: number) => amounts[id];
  expect(differencesByDay(rows, on({ 1: 100, 2: 200, 3: 300 }), on({ 1: 100, 2: 150 }))).toEqual([
    { row: { id: 2 }, cents: -50 },
  ]);
});
