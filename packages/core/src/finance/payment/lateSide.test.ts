import { describe, expect, it } from 'vitest';
import { aCharge, aContract, aDeliverable, ids, NOW, summarize, systemActor } from '../../testing';
import {
  dueAfterPayment,
  type LateSide,
  lateSide,
  lateSideOfHiring,
  unpaidCharges,
  withInvoices,
} from './lateSide';
import { moveDueDatesWhenPaid } from './reactions';
import type { Charge } from './schema';

const today = '2026-12-20';
const period = { startsOn: '2026-12-01', endsOn: '2026-12-15' };
const active = aContract({ ...period, status: 'active' });
const unsigned = (companyAcceptedAt: string | null) =>
  aContract({ ...period, status: 'sent', companyAcceptedAt, creatorAcceptedAt: null });
const work = (status: 'planned' | 'approved' | 'draft_submitted' | 'verified', dueOn = '2026-12-15') =>
  aDeliverable({ status, dueOn });
const charge = (given: Partial<Charge>) => aCharge({ dueOn: '2026-12-10', ...given });
const open = charge({ dueOn: '2026-12-28' });
const overdue = charge({ status: 'overdue' });
const paid = charge({ status: 'paid', paidOn: '2026-12-09' });

type Facts = Parameters<typeof lateSideOfHiring>[0];

it.each<[string, Partial<Omit<Facts, 'unpaid'>> & { charges?: Charge[] }, LateSide | null]>([
  ['a charge that is not due, and work on time', { charges: [open], work: [work('planned', today)] }, null],
  ['a charge that is not due, and an overdue draft', { charges: [open], work: [work('planned')] }, 'creator'],
  [
    'an overdue charge, and work on time',
    { charges: [overdue], work: [work('planned', '2026-12-30')] },
    'company',
  ],
  ['an overdue charge, and an overdue draft', { charges: [overdue], work: [work('planned')] }, 'company'],
  ['an overdue charge, and an overdue post', { charges: [overdue], work: [work('approved')] }, 'company'],
  [
    'a charge past its due date that the nightly job has not marked yet',
    { charges: [charge({ status: 'open' })], work: [work('planned')] },
    'company',
  ],
  [
    'a reported payment that finance checks, and an overdue draft',
    { charges: [{ ...overdue, reportedAt: NOW }], work: [work('planned')] },
    null,
  ],
  [
    'a reported payment that is not due, and an overdue draft',
    { charges: [{ ...open, reportedAt: NOW }], work: [work('planned')] },
    'creator',
  ],
  ['a paid charge, and an overdue draft', { charges: [paid], work: [work('planned')] }, 'creator'],
  [
    'an overdue draft that waits for the brand',
    { charges: [paid], work: [work('draft_submitted')] },
    'company',
  ],
  [
    'one draft that waits for the brand, and another that is overdue',
    { charges: [paid], work: [work('draft_submitted'), work('planned')] },
    'creator',
  ],
  ['verified work whose invoice is missing', { charges: [paid], work: [work('verified')] }, null],
  ['a contract that the brand has not signed by its first day', { contract: unsigned(null) }, 'company'],
  [
    'a contract that only the creator has not signed by its first day',
    { contract: unsigned(NOW) },
    'creator',
  ],
  ['an unsigned contract that has not begun', { contract: { ...unsigned(null), startsOn: today } }, null],
  [
    'an unsigned contract without a period',
    { contract: { ...unsigned(null), startsOn: null, endsOn: null } },
    null,
  ],
  ['a withdrawn contract', { contract: aContract({ ...period, status: 'cancelled' }) }, null],
])('tells which side is late with a hiring: %s', (_, { charges = [], ...facts }, side) => {
  const unpaid = unpaidCharges(charges);
  expect(lateSideOfHiring({ contract: active, work: [], unpaid, ...facts }, today)).toBe(side);
});

describe('the side that is late with a deliverable', () => {
  const late = aDeliverable({ status: 'planned', dueOn: '2026-12-15' });

  it('is the creator if only the charge of another agreement is overdue', () => {
    const others = [charge({ status: 'overdue', amendmentId: 5 }), charge({ contractId: 99 })];
    expect(lateSide(late, unpaidCharges(others), today)).toBe('creator');
    expect(lateSide({ ...late, amendmentId: 5 }, unpaidCharges(others), today)).toBe('company');
  });

  it('is the creator if finance checks a reported payment that was due after the work', () => {
    const later = charge({ status: 'overdue', dueOn: '2026-12-18' });
    expect(lateSide(late, unpaidCharges([later]), today)).toBe('company');
    expect(lateSide(late, unpaidCharges([{ ...later, reportedAt: NOW }]), today)).toBe('creator');
  });

  it('depends on the combined invoice of the project that includes the charge', () => {
    const combined = charge({ status: 'combined', dueOn: '2026-12-28' });
    const invoice = charge({ purpose: 'project', contractId: null, creatorId: null, status: 'overdue' });
    expect(lateSide(late, unpaidCharges([combined, invoice]), today)).toBe('company');
    expect(lateSide(late, unpaidCharges([combined, { ...invoice, reportedAt: NOW }]), today)).toBeNull();
    const ofAnother = { ...invoice, briefingId: ids.briefing + 1 };
    expect(lateSide(late, unpaidCharges([combined, ofAnother]), today)).toBe('creator');
    const isOwn = ({ contractId }: { contractId: number | null }) => contractId === ids.contract;
    expect(withInvoices([combined, invoice, ofAnother], isOwn)).toEqual([combined, invoice]);
    expect(withInvoices([overdue, invoice], isOwn)).toEqual([overdue]);
  });
});

describe('the due date of work after a payment', () => {
  const charged = { dueOn: '2026-12-10' };

  it.each([
    [
      'moves by the days of the delay if it passed during the delay',
      '2026-12-11',
      '2026-12-14',
      '2026-12-15',
    ],
    [
      'moves by the days of the delay if it is the day of the confirmation',
      '2026-12-14',
      '2026-12-14',
      '2026-12-18',
    ],
    ['stays the same if it is after the confirmation', '2026-12-15', '2026-12-14', '2026-12-15'],
    ['stays the same if it passed before the charge was due', '2026-12-09', '2026-12-14', '2026-12-09'],
    ['stays empty for work without a due date', null, '2026-12-14', null],
    ['stays the same if the payment was on time', '2026-12-10', '2026-12-10', '2026-12-10'],
  ])('%s', (_, dueOn, confirmedOn, expected) => {
    expect(dueAfterPayment(dueOn, charged, confirmedOn)).toBe(expected);
  });

  it('moves only for undelivered work of the agreement whose charge is paid, and notifies both sides', () => {
    const row = charge({ status: 'paid', paidOn: '2026-12-12' });
    const rows = [
      aDeliverable({ id: 1, status: 'planned', dueOn: '2026-12-13' }),
      aDeliverable({ id: 2, status: 'published', dueOn: '2026-12-11' }),
      aDeliverable({ id: 3, status: 'draft_submitted', dueOn: '2026-12-11' }),
      aDeliverable({ id: 4, status: 'planned', dueOn: '2026-12-11', amendmentId: 5 }),
      aDeliverable({ id: 5, status: 'approved', dueOn: '2026-12-11' }),
    ];
    const now = '2026-12-14T15:00:00.000Z';
    const changes = moveDueDatesWhenPaid.decide({ row, rows, actor: systemActor, now });
    expect(summarize(changes)).toEqual([
      'update deliverables 1',
      'update deliverables 5',
      'emit deliverables.moveDue',
    ]);
    expect(changes).toMatchObject([
      { id: 1, patch: { dueOn: '2026-12-17', dueMovedBy: 'payment' } },
      { id: 5, patch: { dueOn: '2026-12-15', dueMovedBy: 'payment' } },
      {
        event: {
          rowId: 5,
          companyId: ids.company,
          creatorId: ids.creator,
          data: { dueOn: '2026-12-15', count: 2 },
        },
      },
    ]);
  });
});
