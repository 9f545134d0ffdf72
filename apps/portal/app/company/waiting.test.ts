import { aBriefing, aCharge, aContract, aDeliverable, aProposal } from '@elenco/core/testing';
import { expect, it } from 'vitest';
import { waiting } from './waiting';

const now = '2026-11-22T12:00:00.000Z';
const asked = aBriefing({ id: 31, status: 'awaiting_proposal', endsOn: '2026-12-31' });
const none = {
  all: [asked],
  offers: [],
  made: [],
  work: [],
  charges: [],
  opinions: [],
  figures: [],
  jobs: [],
  missing: [],
};
const late = aDeliverable({ status: 'planned', dueOn: '2026-11-20', remindedAt: null });

it('asks neither to pay nor to remind creators while finance checks the reported late payment', () => {
  const charges = [aCharge({ status: 'overdue', dueOn: '2026-11-18', reportedAt: now })];
  expect(waiting({ ...none, charges, work: [late] }, now)).toMatchObject({
    pay_overdue: [],
    remind_creators: [],
  });
  expect(waiting({ ...none, work: [late] }, now).remind_creators).toEqual([late]);
});

it('asks the brand to pay, not to remind creators, while its payment for late work is overdue', () => {
  const charge = aCharge({ status: 'overdue', dueOn: '2026-11-18' });
  expect(waiting({ ...none, charges: [charge], work: [late] }, now)).toMatchObject({
    pay_overdue: [charge],
    remind_creators: [],
  });
});

it('asks the brand to remind a creator at most once a day, and not about work that waits for the brand', () => {
  const work = [
    { ...late, remindedAt: '2026-11-22T10:00:00.000Z' },
    { ...late, status: 'draft_submitted' as const },
  ];
  expect(waiting({ ...none, work }, now).remind_creators).toEqual([]);
});

it('asks the brand to complete a hiring whose last day passed, once no contract waits for a signature', () => {
  const hiring = aBriefing({ id: 31, status: 'hiring', endsOn: '2026-11-21' });
  const signed = aContract({ briefingId: 31, status: 'active' });
  const step = (endsOn: string, made = [signed]) =>
    waiting({ ...none, all: [{ ...hiring, endsOn }], made }, now).complete_hiring;
  expect(step('2026-11-21')).toEqual([{ id: 31, briefingId: 31, kind: hiring.kind }]);
  expect(step('2026-11-22')).toEqual([]);
  expect(step('2026-11-21', [signed, { ...signed, id: 99, status: 'sent' }])).toEqual([]);
  expect(step('2026-11-21', [])).toEqual([]);
});

it('asks the brand to invite other creators once all invitations have expired without an answer', () => {
  const offer = aProposal({ briefingId: 31, status: 'received', answerBy: '2026-11-21T10:00:00.000Z' });
  const inviteMore = (...offers: (typeof offer)[]) => waiting({ ...none, offers }, now).invite_more?.length;
  expect(inviteMore(offer, offer)).toBe(1);
  expect(inviteMore(offer, { ...offer, answerBy: '2026-11-23T10:00:00.000Z' })).toBe(0);
  expect(inviteMore(offer, { ...offer, status: 'pending', answerBy: null })).toBe(0);
});

it('asks owners to answer a member’s request, instead of asking for its proposals and contracts', () => {
  const offers = [aProposal({ id: 41, briefingId: 31, status: 'sent' })];
  const made = [aContract({ id: 51, briefingId: 31, status: 'sent' })];
  const request = { id: 5, act: 'proposals.approveAll', input: { proposalIds: [41] }, answer: null } as const;
  const signing = {
    id: 6,
    act: 'contracts.acceptAll',
    input: { contracts: [{ id: 51 }] },
    answer: null,
  } as const;
  const rows = { ...none, offers, made, requests: [request, signing] };
  const settled = { answer_proposals: [], accept_contract: [] };
  expect(waiting(rows, now)).toMatchObject({ ...settled, answer_request: [] });
  expect(waiting({ ...rows, isOwner: true }, now)).toMatchObject({
    ...settled,
    answer_request: [request, signing],
  });
  const requests = rows.requests.map((one) => ({ ...one, answer: 'declined' as const }));
  expect(waiting({ ...rows, requests }, now)).toMatchObject({
    answer_proposals: offers,
    accept_contract: made,
  });
});

it('asks the brand to answer each job application by the promised day, while the project is live', () => {
  const job = { id: 71, briefingId: 31, undecided: 2, answersOn: '2026-12-09' };
  const row = { id: 71, briefingId: 31, by: '2026-12-09' };
  expect(waiting({ ...none, jobs: [job] }, now).answer_applications).toEqual([row, row]);
  expect(waiting({ ...none, jobs: [{ ...job, undecided: 0 }] }, now).answer_applications).toEqual([]);
  const all = [aBriefing({ id: 31, status: 'selection', endsOn: '2026-11-01' })];
  expect(waiting({ ...none, all, jobs: [job] }, now).answer_applications).toEqual([]);
});

it('asks for the approval of a squad’s step on the page of the squad’s first project', () => {
  const all = [aBriefing({ id: 33, squadId: 9 }), aBriefing({ id: 32, squadId: 9 }), aBriefing({ id: 31 })];
  const planSteps = [
    { id: 81, squadId: 9 },
    { id: 82, squadId: 10 },
  ];
  expect(waiting({ ...none, all, planSteps }, now).approve_step).toEqual([{ id: 81, briefingId: 32 }]);
});
