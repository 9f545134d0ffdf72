import { expect, it } from 'vitest';
import { TODAY } from '../../testing';
import { payDayBasis, payDayOfPart } from './forecast';

const deadlines = { endsOn: '2026-11-20', silenceDays: 5, isEnded: false, today: TODAY } as const;
const delivery = { side: 'creator' } as const;

it.each([
  ['is late', { work: [] }, deadlines, 'delivery'],
  ['has changes to make and is late', { work: [delivery, { side: 'company' }] }, deadlines, 'delivery'],
  ['is delivered', { work: [delivery] }, deadlines, null],
  ['is in time', { work: [] }, { ...deadlines, endsOn: TODAY }, null],
  ['has no last day', { work: [] }, { ...deadlines, endsOn: null }, null],
  [
    'is late for its own delivery day',
    { work: [], deliverOn: '2026-11-20' },
    { ...deadlines, endsOn: TODAY },
    'delivery',
  ],
  ['is no longer due because the contract has ended', { work: [] }, { ...deadlines, isEnded: true }, null],
] as const)(
  'counts the payment day from a future delivery only for late work: the work %s',
  (_, part, given, countedFrom) => {
    expect(payDayOfPart({ dueOn: TODAY, isPaid: true, ...part } as never, given, 30).countedFrom).toBe(
      countedFrom,
    );
  },
);

it.each([
  ['is open', { work: [] }, false, 'delivery'],
  ['has changes to make', { work: [delivery, { side: 'company' }] }, false, 'delivery'],
  ['is delivered', { work: [delivery] }, false, 'silence'],
  ['is approved', { work: [delivery], approvedAt: '2026-11-20T12:00:00.000Z' }, false, 'document'],
  ['is no longer due because the contract has ended', { work: [] }, true, 'document'],
] as const)(
  'returns the event from which an instalment’s payment day is counted if the work %s',
  (_, part, isEnded, basis) => {
    expect(payDayBasis(part, { isEnded })).toBe(basis);
  },
);
