import { expect, it } from 'vitest';
import { dayOf, firstOf, lastOf } from './dayBounds';

it('starts and ends a day of São Paulo three hours after the UTC day', () => {
  expect(firstOf('2026-11-01')).toBe('2026-11-01T03:00:00.000Z');
  expect(lastOf('2026-11-30')).toBe('2026-12-01T02:59:59.999Z');
});

it('converts both bounds back to their day', () => {
  for (const day of ['2026-11-01', '2026-12-31', '2028-02-29'])
    expect([dayOf(firstOf(day)), dayOf(lastOf(day))]).toEqual([day, day]);
});

it('does not change values that are not days', () => {
  expect([firstOf('12026-01-01'), lastOf('x'), dayOf('x')]).toEqual(['12026-01-01', 'x', '']);
});
