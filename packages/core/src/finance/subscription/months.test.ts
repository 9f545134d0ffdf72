import { expect, it } from 'vitest';
import { aSetting, settingsWith } from '../../testing';
import { dueDay, dunning, dunningStepOn, isDrafted, monthEnd, nextMonth, shareOf } from './months';

it.each([
  ['2026-11-23', '2026-11-30', '2026-12-01'],
  ['2026-12-31', '2026-12-31', '2027-01-01'],
  ['2027-02-01', '2027-02-28', '2027-03-01'],
  ['2028-02-10', '2028-02-29', '2028-03-01'],
])('ends the subscription month of %s on %s and starts the next month on %s', (day, end, next) => {
  expect([monthEnd(day), nextMonth(day)]).toEqual([end, next]);
});

it.each([
  ['a whole month', 310_000, '2026-11-01', '2026-11-30', 310_000],
  ['the last 8 days', 310_000, '2026-11-23', '2026-11-30', 82_667],
  ['one day of 31', 310_000, '2026-12-31', '2026-12-31', 10_000],
  ['half a month, with half a cent rounded down to even', 25, '2027-02-01', '2027-02-14', 12],
  ['half a month, with half a cent rounded up to even', 27, '2027-02-01', '2027-02-14', 14],
  ['a leap year’s February', 290_000, '2028-02-20', '2028-02-29', 100_000],
  ['a price of zero', 0, '2026-11-23', '2026-11-30', 0],
])('charges the share of a month for a subscription: %s', (_what, monthly, startsOn, endsOn, cents) => {
  expect(shareOf(monthly, { startsOn, endsOn })).toBe(cents);
});

it.each([
  ['a whole month, on a Saturday', '2026-12-01', '2026-12-07'],
  ['a whole month', '2027-01-01', '2027-01-05'],
  ['a period from the 23rd, invoiced with the next month', '2026-11-23', '2026-12-07'],
  ['a period from 10 December', '2026-12-10', '2027-01-05'],
])('sets the due date of a subscription’s invoice: %s, started on %s, due on %s', (_what, startsOn, due) => {
  expect(dueDay(startsOn, settingsWith())).toBe(due);
});

it('reads the draft day and due day of subscription invoices from the settings', () => {
  expect(dueDay('2027-01-01', [aSetting({ key: 'invoice_due_day', value: 20 })])).toBe('2027-01-20');
  expect(['2026-11-19', '2026-11-20', '2026-11-30'].map((day) => isDrafted(day, settingsWith()))).toEqual([
    false,
    true,
    true,
  ]);
});

it.each<[string, number | null, ReturnType<typeof dunningStepOn>]>([
  ['2026-12-01', null, null],
  ['2026-12-02', null, { step: 'remind', day: -5 }],
  ['2026-12-06', -5, null],
  ['2026-12-07', -5, { step: 'remind', day: 0 }],
  ['2026-12-09', 0, null],
  ['2026-12-10', 0, { step: 'remind', day: 3 }],
  ['2026-12-20', null, { step: 'remind', day: 7 }],
  ['2026-12-21', 7, null],
  ['2026-12-22', 7, { step: 'suspend', day: 15 }],
  ['2027-01-05', 7, { step: 'suspend', day: 29 }],
  ['2027-01-06', 7, { step: 'end', day: 30 }],
])(
  'returns the dunning step on %s for an invoice due on 7 December after the reminder of day %s',
  (today, reminded, expected) => {
    expect(dunningStepOn('2026-12-07', today, reminded, dunning(settingsWith(), today))).toEqual(expected);
  },
);
