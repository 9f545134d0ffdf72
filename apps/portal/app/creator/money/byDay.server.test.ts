import { expect, it } from 'vitest';
import { byDay, sortByPayDay } from './finance.server';

const known = (on: string | null, id = 0) => ({
  id,
  state: { status: 'scheduled', on } as const,
  expectedPay: null,
});
const forecast = (on: string | null, id = 0) => ({ id, state: null, expectedPay: { on } });

it('sorts expected payments by day, earliest first, followed by paid payments, latest first', () => {
  const paid = (on: string, id: number) => ({
    id,
    state: { status: 'paid', on } as const,
    expectedPay: null,
  });
  const waiting = (on: string | null, id: number) => ({
    id,
    state: { status: 'invoice_missing', on: null } as const,
    expectedPay: { on },
  });
  const rows = [
    paid('2026-10-01', 1),
    waiting(null, 2),
    known('2026-12-07', 3),
    paid('2026-11-18', 4),
    waiting('2026-11-30', 5),
  ];
  expect(byDay(rows).map(({ id }) => id)).toEqual([5, 3, 2, 4, 1]);
});

it('sorts returned payments first, then by day, and keeps the order of instalments within a day', () => {
  const returned = { id: 6, state: { status: 'returned', on: null } as const, expectedPay: null };
  const rows = [
    forecast(null, 1),
    forecast(null, 2),
    forecast('2026-12-07', 3),
    known('2026-12-07', 4),
    known('2026-11-30', 5),
    returned,
  ];
  expect(sortByPayDay(rows).map(({ id }) => id)).toEqual([6, 5, 3, 4, 1, 2]);
});
