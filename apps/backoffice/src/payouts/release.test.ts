import type { Actor } from '@elenco/core/people';
import { expect, it } from 'vitest';
import { whyNotRelease } from './release';

const finance: Actor = { role: 'admin', userId: 7, name: 'Inês', duties: ['finance'] };
const due = { status: 'processing' } as const;

it('requires a prepared payout', () => {
  expect(whyNotRelease({ ...due, preparedById: null }, finance, null)).toBe('notPrepared');
});

it('does not let one user do both', () => {
  expect(whyNotRelease({ ...due, preparedById: 7 }, finance, null)).toBe('samePerson');
});

it('lets another user release it', () => {
  expect(whyNotRelease({ ...due, preparedById: 8 }, finance, null)).toBeUndefined();
});

it('waits for the waiting period of a changed account', () => {
  expect(whyNotRelease({ ...due, preparedById: 8 }, finance, '2026-11-24T12:00:00.000Z')).toBe('resting');
});

it.each([
  [7, 'samePerson'],
  [8, undefined],
])(
  'lets another user than the preparer record a sent payout as paid outside the file',
  (preparedById, why) => {
    const rests = '2026-11-24T12:00:00.000Z';
    expect(whyNotRelease({ status: 'sent', preparedById }, finance, rests)).toBe(why);
  },
);
