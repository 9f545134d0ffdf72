import { expect, it } from 'vitest';
import { clockOf, dayOf, firstInstantOf, instantAt, isClock, lastInstantOf } from './dayBounds';

it('returns the first and last instant of a day in São Paulo, which is three hours behind UTC', () => {
  expect(firstInstantOf('2026-11-01')).toBe('2026-11-01T03:00:00.000Z');
  expect(lastInstantOf('2026-11-30')).toBe('2026-12-01T02:59:59.999Z');
});

it('converts the first and last instant of a day back to the day', () => {
  for (const day of ['2026-11-01', '2026-12-31', '2028-02-29'])
    expect([dayOf(firstInstantOf(day)), dayOf(lastInstantOf(day))]).toEqual([day, day]);
});

it('returns an invalid day unchanged, and an empty string for an invalid instant', () => {
  expect([firstInstantOf('12026-01-01'), lastInstantOf('x'), dayOf('x')]).toEqual(['12026-01-01', 'x', '']);
});

it.each([
  ['2026-11-30', '0:00', '2026-11-30T03:00:00.000Z', '00:00'],
  ['2026-11-30', ' 9:30 ', '2026-11-30T12:30:00.000Z', '09:30'],
  ['2026-11-30', '23:59', '2026-12-01T02:59:00.000Z', '23:59'],
])('parses %s %s as a time in São Paulo, and formats it again', (day, time, instant, written) => {
  expect([instantAt(day, time), dayOf(instant), clockOf(instant)]).toEqual([instant, day, written]);
});

it.each(['24:00', '12:60', '12', '9h30', '9:3', ''])('refuses %j as a time of day', (time) => {
  expect(isClock(time)).toBe(false);
  expect(() => instantAt('2026-11-30', time)).toThrow();
});
