import { expect, it } from 'vitest';
import { aDeliverable } from '../../testing';
import { isLate } from './deliverableState';

it.each([
  ['planned', '2026-12-31', '2026-12-31', false],
  ['planned', '2026-12-31', '2027-01-01', true],
  ['approved', '2026-12-31', '2027-01-01', true],
  ['published', '2026-12-31', '2027-01-01', false],
  ['verified', '2026-12-31', '2027-01-01', false],
  ['cancelled', '2026-12-31', '2027-01-01', false],
  ['planned', null, '2027-01-01', false],
] as const)('returns, for a piece that is %s and due on %s, read on %s: %s', (status, dueOn, today, late) => {
  expect(isLate(aDeliverable({ status, dueOn }), today)).toBe(late);
});
