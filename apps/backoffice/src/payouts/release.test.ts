import { isInRun } from '@elenco/core/finance';
import type { Actor } from '@elenco/core/people';
import { expect, it } from 'vitest';
import { proposedPayDay, whyNotRelease } from './release';

const finance: Actor = { role: 'admin', userId: 7, name: 'Inês', duties: ['finance'] };
const due = { status: 'processing' } as const;

it('allows the release of a payout only after its preparation', () => {
  expect(whyNotRelease({ ...due, preparedById: null }, finance, null)).toBe('notPrepared');
});

it('refuses the release of a payout by the user who prepared it', () => {
  expect(whyNotRelease({ ...due, preparedById: 7 }, finance, null)).toBe('samePerson');
});

it('allows the release of a payout by a finance user who did not prepare it', () => {
  expect(whyNotRelease({ ...due, preparedById: 8 }, finance, null)).toBeUndefined();
});

it('refuses the release of a payout during the waiting period after its account changed', () => {
  expect(whyNotRelease({ ...due, preparedById: 8 }, finance, '2026-11-24T12:00:00.000Z')).toBe('resting');
});

it.each([
  [7, 'samePersonSent'],
  [8, undefined],
])(
  'lets user 7 record a sent payout as paid only if another user prepared it: prepared by user %i',
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
])('preselects a payout due on %s in a run on Saturday, November 28: %s', (dueOn, chosen) => {
  expect(isInRun({ dueOn }, '2026-11-28')).toBe(chosen);
});

it.each([
  ['the earliest due day', ['2026-12-15', '2026-12-08'], '2026-12-08'],
  ['today, if a payout is due or has no due day', ['2026-12-15', null], '2026-11-30'],
  ['the next bank day, if the due day is not one', ['2026-12-12'], '2026-12-14'],
  ['today, if there is no payout', [], '2026-11-30'],
])('proposes %s as the common pay day of several payouts', (_what, days, expected) => {
  expect(
    proposedPayDay(
      days.map((dueOn) => ({ dueOn })),
      '2026-11-30',
    ),
  ).toBe(expected);
});
