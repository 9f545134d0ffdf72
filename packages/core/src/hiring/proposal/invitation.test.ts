import { expect, it } from 'vitest';
import {
  additionOf,
  invitationOutcome,
  inviteWarnings,
  isPastAnswer,
  isReviewed,
  needsStandIns,
} from './invitation';
import { refuseMoreThanWanted } from './withinWanted';

it.each([
  ['draft', null, false],
  ['under_approval', 'wished', true],
  ['curation', 'suggested', true],
  ['selection', 'listed', false],
  ['selection_ended', null, false],
  ['awaiting_proposal', 'invited', false],
  ['hiring', 'invited', false],
  ['closed', null, false],
] as const)(
  'returns the effect of adding creators to a project that is %s: %s',
  (status, effect, reviewed) => {
    const addition = additionOf({ status });
    expect([addition, isReviewed(addition)]).toEqual([effect, reviewed]);
  },
);

const project = { creatorsWanted: 2, startsOn: '2026-11-28', invited: 1 };

it.each([
  [{}, 1, '2026-11-28', []],
  [{}, 2, '2026-11-28', ['more_than_wanted']],
  [{}, 1, '2026-11-29', ['begun']],
  [{ invited: 2 }, 0, '2026-11-29', []],
  [{ startsOn: null }, 1, '2026-11-29', []],
] as const)(
  'returns the warnings before inviting to a project with %j, adding %i creators on %s: %j',
  (given, adding, today, expected) => {
    expect(inviteWarnings({ ...project, ...given }, adding, today)).toEqual(expected);
  },
);

it.each([
  ['received', '2026-11-19T12:00:00.000Z', true],
  ['received', '2026-11-21T15:00:00.000Z', false],
  ['received', null, false],
  ['pending', '2026-11-19T12:00:00.000Z', false],
] as const)(
  'returns whether the answer deadline of an invitation that is %s and due at %s has passed: %s',
  (status, answerBy, expected) => {
    expect(isPastAnswer({ status, answerBy }, '2026-11-21T15:00:00.000Z')).toBe(expected);
  },
);

it.each([
  [['received'], 1, null],
  [['approved', 'declined', 'rejected'], 1, null],
  [['received', 'approved'], 0, null],
  [['received'], 2, { wanted: 2, total: 3 }],
  [['sent', 'approved'], 1, { wanted: 2, total: 3 }],
] as const)(
  'refuses to invite more than the two creators wanted to a project with %j, adding %i: %j',
  (statuses, adding, params) => {
    const offers = statuses.map((status) => ({ status }));
    const refusal = refuseMoreThanWanted(project, offers, adding, '2026-11-20T12:00:00.000Z');
    expect(refusal?.refused ?? null).toEqual(
      params && [{ pointer: '/withinWanted', code: 'more_than_wanted', params }],
    );
  },
);

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
] as const)(
  'reports the outcome of an invitation that is %s and due at %s as %s',
  (status, answerBy, outcome, on) => {
    const row = { status, statusSince: since, answerBy };
    expect(invitationOutcome(row, '2026-11-21T15:00:00.000Z')).toEqual({ outcome, on });
  },
);

it.each([
  ['hiring', ['approved', 'rejected'], true],
  ['awaiting_proposal', ['sent', 'declined'], true],
  ['hiring', ['approved', 'sent', 'rejected'], false],
  ['hiring', ['approved', 'not_selected'], false],
  ['selection', ['rejected'], false],
] as const)(
  'returns whether a project in %s that wants 2 creators and has proposals %j needs stand-ins: %s',
  (status, states, needed) => {
    const offers = states.map((one) => ({ briefingId: 31, status: one }));
    const others = [{ briefingId: 32, status: 'approved' as const }];
    expect(needsStandIns([...offers, ...others])({ id: 31, status, creatorsWanted: 2 })).toBe(needed);
  },
);
