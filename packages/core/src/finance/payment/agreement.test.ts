import { describe, expect, it } from 'vitest';
import { aDeliverable, anInstalment, aPayout } from '../../testing';
import { payoutNeed } from './agreement';

const payout = aPayout({ contractId: 5, amendmentId: null });
const entry = (side: 'creator' | 'company') =>
  ({ side, name: 'Ana', text: '', link: null, file: null, at: '2026-11-20T12:00:00.000Z' }) as const;

describe('the missing requirement of a payout', () => {
  it.each([
    [['planned', 'draft_submitted'], 'delivery'],
    [['changes_requested'], 'delivery'],
    [['approved', 'verified'], 'delivery'],
    [['draft_submitted', 'cancelled'], 'approval'],
    [['published', 'verified'], 'approval'],
    [['verified', 'cancelled'], 'document'],
  ] as const)('with the deliverables %j is the %s', (statuses, need) => {
    const work = statuses.map((status) => aDeliverable({ contractId: 5, amendmentId: null, status }));
    const other = aDeliverable({ contractId: 6, amendmentId: null, status: 'planned' });
    expect(payoutNeed(payout, { part: undefined, ended: false, work: [...work, other] })).toBe(need);
  });

  it.each([
    [{ work: [] }, false, 'delivery'],
    [{ work: [entry('creator')] }, false, 'approval'],
    [{ work: [entry('creator'), entry('company')] }, false, 'delivery'],
    [{ work: [entry('creator')], approvedAt: entry('creator').at }, false, 'document'],
    [{ work: [] }, true, 'document'],
  ])('for the instalment %j of a contract (ended: %s) is the %s', (given, ended, need) => {
    expect(payoutNeed(payout, { part: anInstalment(given), ended, work: [] })).toBe(need);
  });
});
