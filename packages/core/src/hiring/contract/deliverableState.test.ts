import { describe, expect, it } from 'vitest';
import { aDeliverable } from '../../testing';
import { dueAfterReview, isWorkOverdue } from './deliverableState';

it.each([
  ['planned', '2026-12-31', '2026-12-31', false],
  ['planned', '2026-12-31', '2027-01-01', true],
  ['approved', '2026-12-31', '2027-01-01', true],
  ['published', '2026-12-31', '2027-01-01', false],
  ['verified', '2026-12-31', '2027-01-01', false],
  ['cancelled', '2026-12-31', '2027-01-01', false],
  ['planned', null, '2027-01-01', false],
] as const)(
  'tells whether a deliverable that is %s and due on %s is overdue on %s: %s',
  (status, dueOn, today, overdue) => {
    expect(isWorkOverdue(aDeliverable({ status, dueOn }), today)).toBe(overdue);
  },
);

describe('the due date of a deliverable after the brand answered its draft', () => {
  const sent = { dueOn: '2026-12-10', statusSince: '2026-12-09T15:00:00.000Z' };

  it('is postponed by the length of the review during which it passed', () => {
    expect(dueAfterReview(sent, '2026-12-13')).toEqual({ dueOn: '2026-12-14', dueMovedBy: 'review' });
  });

  it.each([
    ['is still ahead', { ...sent, dueOn: '2026-12-20' }],
    [
      'passed on a day on which the draft was also answered',
      { ...sent, statusSince: '2026-12-13T15:00:00.000Z', dueOn: '2026-12-13' },
    ],
    ['had passed before the draft was sent', { ...sent, dueOn: '2026-12-08' }],
    ['does not exist', { ...sent, dueOn: null }],
  ])('stays unchanged if it %s', (_, piece) => {
    expect(dueAfterReview(piece, '2026-12-13')).toEqual({});
  });
});
