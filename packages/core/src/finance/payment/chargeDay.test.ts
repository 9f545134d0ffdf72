import { expect, it } from 'vitest';
import { aCharge } from '../../testing';
import { chargeDay } from './chargeDay';

it.each([
  ['open', null, '2026-12-28', { code: 'due', on: '2026-12-28' }],
  ['open', null, '2026-12-29', { code: 'overdue', on: '2026-12-28' }],
  ['overdue', null, '2026-12-29', { code: 'overdue', on: '2026-12-28' }],
  ['paid', '2026-12-30', '2027-01-05', { code: 'paid', on: '2026-12-30' }],
  ['cancelled', null, '2026-12-01', null],
] as const)(
  'returns the day to show for a charge due on 28 December that is %s, paid on %s and read on %s',
  (status, paidOn, today, day) => {
    expect(chargeDay(aCharge({ status, paidOn, dueOn: '2026-12-28' }), today)).toEqual(day);
  },
);
