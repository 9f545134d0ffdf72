import { describe, expect, it } from 'vitest';
import { type PersonFacts, pieceState, progressOf } from './hiringProgress';

const today = '2026-11-24';
const period = { startsOn: '2026-12-01', endsOn: '2026-12-10' } as const;
const active = { ...period, status: 'active', companyAcceptedAt: 'x' } as const;
const sent = { ...period, status: 'sent', companyAcceptedAt: 'x' } as const;
const overdue = { contractId: 51, amendmentId: null, dueOn: '2026-11-20', reportedAt: null };
const piece = (status: PersonFacts['pieces'][number]['status'], dueOn = '2026-12-01') => ({
  id: 1,
  contractId: 51,
  amendmentId: null,
  status,
  dueOn,
});
const made = { status: 'made' } as const;

describe('the progress of a hiring as the brand sees it', () => {
  it.each<[string, Partial<PersonFacts>, string, string]>([
    ['a proposal to answer', { offer: { status: 'sent' } }, 'offer', 'act'],
    ['an invitation', { offer: { status: 'received' } }, 'offer', 'moving'],
    ['a rejected proposal', { offer: { status: 'rejected' } }, 'offer', 'stopped'],
    ['a contract to accept', { contract: { ...sent, companyAcceptedAt: null } }, 'to_sign', 'act'],
    ['a contract that waits for the creator', { contract: sent }, 'signing', 'blocked'],
    [
      'a late draft that the brand has to answer',
      { contract: active, pieces: [piece('draft_submitted', '2026-11-20')] },
      'review',
      'act',
    ],
    [
      'a contract that the creator has not signed by its first day',
      { contract: { ...sent, startsOn: '2026-11-20' } },
      'signing',
      'attention',
    ],
    [
      'an overdue payment, even if work is overdue too',
      { contract: active, unpaid: [overdue], pieces: [piece('planned', '2026-11-22')] },
      'payment_late',
      'act',
    ],
    [
      'a late deliverable',
      { contract: active, pieces: [piece('planned', '2026-11-22')] },
      'late',
      'attention',
    ],
    [
      'a change',
      { contract: active, pieces: [piece('changes_requested'), piece('planned')] },
      'changing',
      'moving',
    ],
    ['production', { contract: active, pieces: [piece('planned'), piece('approved')] }, 'producing', 'begun'],
    ['content to publish', { contract: active, pieces: [piece('approved')] }, 'publishing', 'nearly'],
    ['a publication to verify', { contract: active, pieces: [piece('published')] }, 'verify', 'act'],
    ['a delivered hiring', { contract: active, pieces: [piece('verified')] }, 'delivered', 'good'],
    ['a paid hiring', { contract: active, pieces: [piece('verified')], payout: made }, 'paid', 'paid'],
  ])('has the step and tone for %s', (_what, facts, code, tone) => {
    expect(progressOf({ pieces: [], unpaid: [], today, ...facts })).toMatchObject({ code, tone });
  });

  it('includes the number of days by which work or the payment is late', () => {
    const late = { contract: active, pieces: [piece('planned', '2026-11-22')], today };
    expect(progressOf({ ...late, unpaid: [] }).count).toBe(2);
    expect(progressOf({ ...late, unpaid: [overdue] }).count).toBe(4);
  });

  it.each([
    ['planned', '2026-11-22', 'late'],
    ['planned', '2026-12-01', 'todo'],
    ['draft_submitted', '2026-11-22', 'waits'],
    ['approved', '2026-12-01', 'done'],
    ['changes_requested', '2026-12-01', 'made'],
  ] as const)('shows a deliverable that is %s and due on %s as %s', (status, dueOn, state) => {
    expect(pieceState(piece(status, dueOn), [], today)).toBe(state);
  });
});
