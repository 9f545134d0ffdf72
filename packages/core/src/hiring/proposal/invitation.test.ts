import { expect, it } from 'vitest';
import { invitationOutcome, inviteWarnings, isPastAnswer, needsStandIns } from './invitation';

const project = { creatorsWanted: 2, startsOn: '2026-11-28', invited: 1 };

it.each([
  [{}, 1, '2026-11-28', []],
  [{}, 2, '2026-11-28', ['more_than_wanted']],
  [{}, 1, '2026-11-29', ['begun']],
  [{ invited: 2 }, 0, '2026-11-29', []],
  [{ startsOn: null }, 1, '2026-11-29', []],
] as const)(
  'warns, if %j are invited and %i more are added, on %s for a project from %j',
  (given, adding, today, expected) => {
    expect(inviteWarnings({ ...project, ...given }, adding, today)).toEqual(expected);
  },
);

it.each([
  ['received', '2026-11-19T12:00:00.000Z', true],
  ['received', '2026-11-21T15:00:00.000Z', false],
  ['received', null, false],
  ['pending', '2026-11-19T12:00:00.000Z', false],
] as const)('counts an invitation that is %s and due at %s as history: %s', (status, answerBy, expected) => {
  expect(isPastAnswer({ status, answerBy }, '2026-11-21T15:00:00.000Z')).toBe(expected);
});

const [since, due, past] = [
  '2026-11-18T12:00:00.000Z',
  '2026-11-22T12:00:00.000Z',
  '2026-11-19T12:00:00.000Z',
];

it.each([
  ['received', due, 'invited', null],
  ['received', past, 'unanswered', past],
  ['pending', null, 'invited', null],
  ['sent', null, 'offered', null],
  ['under_approval', null, 'offered', null],
  ['countered', null, 'offered', null],
  ['approved', null, 'hired', null],
  ['renewed', null, 'hired', null],
  ['declined', null, 'declined', since],
  ['rejected', null, 'not_chosen', null],
  ['not_selected', null, 'not_chosen', null],
] as const)('reports an invitation that is %s and due at %s as %s', (status, answerBy, outcome, on) => {
  const row = { status, statusSince: since, answerBy };
  expect(invitationOutcome(row, '2026-11-21T15:00:00.000Z')).toEqual({ outcome, on });
});

it.each([
  ['hiring', ['approved', 'rejected'], true],
  ['awaiting_proposal', ['sent', 'declined'], true],
  ['hiring', ['approved', 'sent', 'rejected'], false],
  ['hiring', ['approved', 'not_selected'], false],
  ['selection', ['rejected'], false],
] as const)(
  'returns, for a project in %s with proposals %j of 2, whether it needs stand-ins: %s',
  (status, states, needed) => {
    const offers = states.map((one) => ({ briefingId: 31, status: one }));
    const others = [{ briefingId: 32, status: 'approved' as const }];
    expect(needsStandIns([...offers, ...others])({ id: 31, status, creatorsWanted: 2 })).toBe(needed);
  },
);
