import { expect, it } from 'vitest';
import { acceptableOn } from './instalment';

const approvedAt = '2026-11-20T12:00:00.000Z';

it.each([
  ['is due later', { dueOn: '2026-12-10', approvedAt, approvesOn: null }, '2026-12-10'],
  ['is approved and due', { dueOn: '2026-11-01', approvedAt, approvesOn: '2026-12-01' }, '2026-11-25'],
  [
    'is approved by silence',
    { dueOn: '2026-11-01', approvedAt: null, approvesOn: '2026-12-01' },
    '2026-12-01',
  ],
  ['has no announced approval', { dueOn: '2026-11-01', approvedAt: null, approvesOn: null }, '2026-11-25'],
] as const)('an instalment that %s can be invoiced from its day on', (_, part, day) => {
  expect(acceptableOn(part, '2026-11-25')).toBe(day);
});
