import { expect, it } from 'vitest';
import { aBriefing, aCharge, aContract, aDeliverable, aPayout, aProposal, ids } from '../../testing';
import { type ProjectFacts, projectWait } from './projectWait';

const since = '2026-11-21T12:00:00.000Z';
const project = (status: ProjectFacts['briefing']['status'], given: Partial<ProjectFacts> = {}) =>
  projectWait({
    briefing: aBriefing({ status, statusSince: since, curationDueAt: '2026-11-22T12:00:00.000Z' }),
    offers: [],
    made: [aContract({ status: 'active' })],
    work: [aDeliverable({ status: 'verified' })],
    payouts: [aPayout({ status: 'made' })],
    charges: [],
    now: '2026-11-22T11:59:00.000Z',
    ...given,
  });

it('states the deadline of a project’s shortlist until it has passed', () => {
  expect(project('curation')).toEqual({ code: 'curation', by: '2026-11-22T12:00:00.000Z' });
  expect(project('curation', { now: '2026-11-23T12:00:00.000Z' })).toEqual({
    code: 'curation_late',
    by: null,
  });
});

it('states the time by which curation answers a brief until it has passed', () => {
  expect(project('under_approval')).toEqual({ code: 'under_approval', by: '2026-11-22T12:00:00.000Z' });
  expect(project('under_approval', { now: '2026-11-23T12:00:00.000Z' })).toEqual({
    code: 'approval_late',
    by: null,
  });
});

const received = aProposal({ status: 'received' });
const declined = aProposal({ status: 'declined' });
const planned = aDeliverable({ status: 'published' });
const reported = aCharge({ status: 'overdue', reportedAt: since });
const active = aContract({ status: 'active' });
const ofAnother = aContract({ id: ids.contract + 1, status: 'active' });
const unsigned = aContract({ id: ids.contract + 1, status: 'sent' });
const past = { now: '2027-01-02T12:00:00.000Z' };
const withdrawn = aContract({ id: ids.contract + 1, status: 'cancelled' });

it.each<[string, ProjectFacts['briefing']['status'], Partial<ProjectFacts>, string]>([
  ['a creator must still answer', 'awaiting_proposal', { offers: [received, declined] }, 'answering'],
  [
    'work is late, and its creators were reminded',
    'hired',
    { work: [aDeliverable({ status: 'planned', dueOn: '2026-11-20' })] },
    'working_late',
  ],
  [
    'work is overdue because the payment of the brand is overdue',
    'hired',
    {
      work: [aDeliverable({ status: 'planned', dueOn: '2026-11-20' })],
      charges: [aCharge({ status: 'overdue', dueOn: '2026-11-18' })],
    },
    'working',
  ],
  ['all invited creators have declined', 'awaiting_proposal', { offers: [declined] }, 'nobody_answers'],
  ['the creator must still sign', 'hiring', { made: [aContract({ status: 'sent' })] }, 'signing'],
  [
    'the last day of the project has passed without a hiring',
    'awaiting_proposal',
    { ...past, made: [] },
    'expired',
  ],
  [
    'the last day of the project has passed with a contract to sign',
    'hiring',
    { ...past, made: [unsigned] },
    'signing',
  ],
  [
    'the last day of the project has passed with contracts in force',
    'hiring',
    { ...past, offers: [received] },
    'expired_hired',
  ],
  ['all contracts are in force', 'hiring', { offers: [received] }, 'hiring'],
  ['the only contract was cancelled', 'hiring', { made: [withdrawn], offers: [received] }, 'answering'],
  ['one publication is not verified', 'hired', { work: [planned] }, 'working'],
  ['another creator has no verified publication yet', 'hired', { made: [active, ofAnother] }, 'working'],
  ['nothing is waiting for a cancelled contract', 'hired', { made: [active, withdrawn] }, 'rating'],
  [
    'everything is verified, but not paid',
    'hired',
    { payouts: [aPayout({ status: 'processing' })] },
    'paying',
  ],
  ['everything is verified and paid', 'hired', {}, 'rating'],
  [
    'one hiring ended without a payout, and the other is paid',
    'hired',
    { payouts: [aPayout({ status: 'cancelled' }), aPayout({ status: 'made' })] },
    'rating',
  ],
  [
    'finance checks a reported payment',
    'hired',
    { work: [planned], charges: [reported] },
    'checking_payment',
  ],
  [
    'a reported payment has arrived',
    'hired',
    { work: [planned], charges: [{ ...reported, status: 'paid' }] },
    'working',
  ],
  ['the project is closed', 'closed', {}, 'closed'],
])('returns what a project waits for: %s', (_, status, given, code) => {
  expect(project(status, given)).toEqual({ code, by: null });
});

it('returns the past answer deadline of a project once no invited creator is expected to answer', () => {
  const unanswered = { ...received, answerBy: '2026-11-21T10:00:00.000Z' };
  const offers = [unanswered, { ...unanswered, answerBy: '2026-11-20T10:00:00.000Z' }, declined];
  expect(project('awaiting_proposal', { made: [], offers })).toEqual({
    code: 'answers_over',
    by: unanswered.answerBy,
  });
  const pending = aProposal({ status: 'pending', answerBy: null });
  expect(project('awaiting_proposal', { made: [], offers: [...offers, pending] })).toEqual({
    code: 'answering',
    by: null,
  });
});
