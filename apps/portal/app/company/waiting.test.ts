import { aBriefing, aCharge, aDeliverable, aProposal } from '@elenco/core/testing';
import { expect, it } from 'vitest';
import { waiting } from './waiting';

const now = '2026-11-22T12:00:00.000Z';
const asked = aBriefing({ id: 31, status: 'awaiting_proposal', endsOn: '2026-12-31' });
const none = {
  all: [asked],
  offers: [],
  made: [],
  work: [],
  owed: [],
  opinions: [],
  figures: [],
  missing: 0,
};
const late = aDeliverable({ status: 'planned', dueOn: '2026-11-20', remindedAt: null });

it('asks the brand to remind creators of late work, also after it reported a payment', () => {
  const owed = [aCharge({ status: 'overdue', reportedAt: now })];
  expect(waiting({ ...none, owed, work: [late] }, now)).toMatchObject({
    pay_overdue: [],
    remind_creators: [late],
  });
});

it('does not ask again on the day of a reminder, nor for a draft that waits for the brand', () => {
  const work = [
    { ...late, remindedAt: '2026-11-22T10:00:00.000Z' },
    { ...late, status: 'draft_submitted' as const },
  ];
  expect(waiting({ ...none, work }, now).remind_creators).toEqual([]);
});

it('asks the brand to invite others once the time to answer has ended without an answer', () => {
  const offer = aProposal({ briefingId: 31, status: 'received', answerBy: '2026-11-21T10:00:00.000Z' });
  const inviteMore = (...offers: (typeof offer)[]) => waiting({ ...none, offers }, now).invite_more?.length;
  expect(inviteMore(offer, offer)).toBe(1);
  expect(inviteMore(offer, { ...offer, answerBy: '2026-11-23T10:00:00.000Z' })).toBe(0);
  expect(inviteMore(offer, { ...offer, status: 'pending', answerBy: null })).toBe(0);
});
