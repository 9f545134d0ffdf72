import { expect, it } from 'vitest';
import { nextPacificMidnight, pacificDay, pacificDaysBefore } from './pacificDay';

it.each([
  ['in winter', '2026-11-29T03:40:00Z', '2026-11-29T08:00:00.000Z'],
  ['in winter, exactly at midnight', '2026-11-29T08:00:00Z', '2026-11-30T08:00:00.000Z'],
  ['in summer', '2026-07-01T06:59:59Z', '2026-07-01T07:00:00.000Z'],
  ['on the day when summer time begins', '2026-03-08T08:00:00Z', '2026-03-09T07:00:00.000Z'],
  ['on the day when summer time ends', '2026-11-01T07:00:00Z', '2026-11-02T08:00:00.000Z'],
])('returns the next midnight in Pacific Time, when YouTube resets the quota: %s', (_, now, expected) => {
  expect(nextPacificMidnight(Date.parse(now))).toBe(expected);
});

it('counts the days of YouTube reports in Pacific Time', () => {
  const now = Date.parse('2026-11-29T03:40:00Z');
  expect(pacificDay(now)).toBe('2026-11-28');
  expect(pacificDaysBefore(now, 1)).toBe('2026-11-27');
  expect(pacificDaysBefore(now, 28)).toBe('2026-10-31');
});
