import { isInRun } from '@elenco/core/finance';
import type { Actor } from '@elenco/core/people';
import { expect, it } from 'vitest';
import { proposedPayDay, whyNotRelease } from './release';

const finance: Actor = { role: 'admin', userId: 7, name: 'Inês', duties: ['finance'] };
const due = { status: 'processing' } as const;

it('requires a prepared payout', () => {
  expect(whyNotRelease({ ...due, preparedById: null }, finance, null)).toBe('notPrepared');
});

it('refuses the user who prepared the payout', () => {
  expect(whyNotRelease({ ...due, preparedById: 7 }, finance, null)).toBe('samePerson');
});

it('allows another finance user', () => {
  expect(whyNotRelease({ ...due, preparedById: 8 }, finance, null)).toBeUndefined();
});

it('refuses during the waiting period of a changed account', () => {
  expect(whyNotRelease({ ...due, preparedById: 8 }, finance, '2026-11-24T12:00:00.000Z')).toBe('resting');
});

it.each([
  [7, 'samePerson'],
  [8, undefined],
])(
  'lets another user than the preparer record a payout as paid although it was sent in a file',
  (preparedById, why) => {
    const rests = '2026-11-24T12:00:00.000Z';
    expect(whyNotRelease({ status: 'sent', preparedById }, finance, rests)).toBe(why);
  },
);

it.each([
  ['2026-11-27', true],
  ['2026-11-30', true],
  ['2026-12-01', false],
  [null, true],
])('preselects a payout due on %s on the weekend before November 30: %s', (dueOn, chosen) => {
  expect(isInRun({ dueOn }, '2026-11-28')).toBe(chosen);
});

it.each([
  ['the earliest due day', ['2026-12-15', '2026-12-08'], '2026-12-08'],
  ['today once one is due or has no due day', ['2026-12-15', null], '2026-11-30'],
  ['the next bank day for a due day without bank', ['2026-12-12'], '2026-12-14'],
  ['today without any', [], '2026-11-30'],
])('proposes to pay together on %s', (_what, days, expected) => {
  expect(
    proposedPayDay(
      days.map((dueOn) => ({ dueOn })),
      '2026-11-30',
    ),
  ).toBe(expected);
});
