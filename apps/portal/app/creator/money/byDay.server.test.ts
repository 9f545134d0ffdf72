import { expect, it } from 'vitest';
import { byDay, soonestFirst } from './finance.server';

const known = (on: string | null, id = 0) => ({
  id,
  state: { status: 'scheduled', on } as const,
  expectedPay: null,
});
const forecast = (on: string | null, id = 0) => ({ id, state: null, expectedPay: { on } });

it('sorts payments without a day first, then the latest known or forecast day first', () => {
  const days = ['2026-10-01', null, '2026-12-07', '2026-11-18'].map((on) => known(on));
  const sorted = byDay([...days, forecast('2026-11-30'), forecast(null)]);
  expect(sorted.map(({ state, expectedPay }) => state?.on ?? expectedPay?.on ?? null)).toEqual([
    null,
    null,
    '2026-12-07',
    '2026-11-30',
    '2026-11-18',
    '2026-10-01',
  ]);
});

it('sorts returned payments first, then by day, and keeps the order of instalments of one day', () => {
  const returned = { id: 6, state: { status: 'returned', on: null } as const, expectedPay: null };
  const rows = [
    forecast(null, 1),
    forecast(null, 2),
    forecast('2026-12-07', 3),
    known('2026-12-07', 4),
    known('2026-11-30', 5),
    returned,
  ];
  expect(soonestFirst(rows).map(({ id }) => id)).toEqual([6, 5, 3, 4, 1, 2]);
});
