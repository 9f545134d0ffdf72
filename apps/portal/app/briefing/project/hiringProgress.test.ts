import { describe, expect, it } from 'vitest';
import { type PersonFacts, pieceState, progressOf } from './hiringProgress';

const today = '2026-11-24';
const active = { status: 'active', companyAcceptedAt: 'x', creatorAcceptedAt: 'x' } as const;
const sent = { status: 'sent', companyAcceptedAt: 'x', creatorAcceptedAt: null } as const;
const piece = (status: PersonFacts['pieces'][number]['status'], dueOn = '2026-12-01') => ({
  id: 1,
  status,
  dueOn,
});
const made = { status: 'made', dueOn: null, madeOn: '2026-11-20' } as const;

describe('how far a hiring is for the brand', () => {
  it.each<[string, Partial<PersonFacts>, string, string]>([
    ['a proposal to answer', { offer: { status: 'sent', answerBy: null } }, 'offer', 'act'],
    ['an invitation', { offer: { status: 'received', answerBy: null } }, 'offer', 'moving'],
    ['a proposal that was turned down', { offer: { status: 'rejected', answerBy: 'x' } }, 'offer', 'stopped'],
    ['a contract to accept', { contract: { ...sent, companyAcceptedAt: null } }, 'to_sign', 'act'],
    ['a contract the creator reads', { contract: sent }, 'signing', 'blocked'],
    [
      'a draft to answer, though late',
      { contract: active, pieces: [piece('draft_submitted', '2026-11-20')] },
      'review',
      'act',
    ],
    [
      'a piece that is late',
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
    ['the making', { contract: active, pieces: [piece('planned'), piece('approved')] }, 'producing', 'begun'],
    ['what is to be published', { contract: active, pieces: [piece('approved')] }, 'publishing', 'nearly'],
    ['what is to be checked', { contract: active, pieces: [piece('published')] }, 'verify', 'act'],
    ['the delivered', { contract: active, pieces: [piece('verified')] }, 'delivered', 'good'],
    ['the paid', { contract: active, pieces: [piece('verified')], payout: made }, 'paid', 'paid'],
  ])('%s', (_what, facts, code, tone) => {
    expect(progressOf({ pieces: [], today, ...facts })).toMatchObject({ code, tone });
  });

  it('says how many days late', () => {
    expect(progressOf({ contract: active, pieces: [piece('planned', '2026-11-22')], today }).count).toBe(2);
  });

  it.each([
    ['planned', '2026-11-22', 'late'],
    ['planned', '2026-12-01', 'todo'],
    ['draft_submitted', '2026-11-22', 'waits'],
    ['approved', '2026-12-01', 'done'],
    ['changes_requested', '2026-12-01', 'made'],
  ] as const)('draws a piece %s due on %s as %s', (status, dueOn, state) => {
    expect(pieceState(piece(status, dueOn), today)).toBe(state);
  });
});
