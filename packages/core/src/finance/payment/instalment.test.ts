import { expect, it } from 'vitest';
import { acceptableOn, type ForecastPart, type PayDeadlines } from './instalment';

const approvedAt = '2026-11-20T12:00:00.000Z';
const deadlines = { endsOn: '2026-12-02', silenceDays: 5, isEnded: false, today: '2026-11-25' } as const;
const begun = { dueOn: '2026-11-01', isPaid: true, approvedAt: null, work: [], silentOn: null };
const delivered = { ...begun, work: [{ side: 'creator' }] } as const;
const changes = { ...begun, work: [{ side: 'creator' }, { side: 'company' }] } as const;

it.each<[string, ForecastPart, string | null, Partial<PayDeadlines>]>([
  [
    'is approved and due later',
    { ...begun, isPaid: false, dueOn: '2026-12-10', approvedAt },
    '2026-12-10',
    {},
  ],
  ['is approved and paid', { ...begun, approvedAt }, '2026-11-25', {}],
  ['is delivered', { ...delivered, silentOn: '2026-12-01' }, '2026-12-01', {}],
  ['is delivered, with a question', delivered, '2026-12-02', {}],
  ['is to be delivered', begun, '2026-12-09', {}],
  ['is to be delivered on its own delivery day', { ...begun, deliverOn: '2026-11-27' }, '2026-12-04', {}],
  ['is to be changed', changes, '2026-12-09', {}],
  ['is to be delivered in a contract without a last day', begun, '2026-12-02', { endsOn: null }],
  ['is not due yet', { dueOn: '2026-12-10' }, '2026-12-17', {}],
  ['is never approved by silence', delivered, null, { silenceDays: 0 }],
  ['belongs to a contract that has ended', begun, '2026-11-25', { isEnded: true, silenceDays: 0 }],
])(
  'forecasts the day on which the document of an instalment can be accepted: an instalment that %s',
  (_, part, day, other) => {
    expect(acceptableOn(part, { ...deadlines, ...other })).toBe(day);
  },
);
