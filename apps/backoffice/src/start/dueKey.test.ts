import { expect, it } from 'vitest';
import { dueKey } from './dueKey';

it.each([
  ['2026-11-29', 'dueSince'],
  ['2026-11-30', 'dueToday'],
  ['2026-12-01', 'dueOn'],
] as const)('describes the due date %s with %s on November 30', (day, key) => {
  expect(dueKey(day, '2026-11-30')).toBe(key);
});
