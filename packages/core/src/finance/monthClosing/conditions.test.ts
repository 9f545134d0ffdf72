import { expect, it } from 'vitest';
import { aMonthClosing, anInvoice, aPayout, aReceipt } from '../../testing';
import { conditionsOf, type LoadedMonth } from './conditions';

const nothing: LoadedMonth = {
  movements: { lines: [], entryCount: 0 },
  closings: [],
  invoices: [],
  payouts: [],
  receipts: [],
};
const receivedOn = (...days: string[]) => days.map((day) => aReceipt({ receivedOn: day }));

it.each<[string, Partial<LoadedMonth>, string[]]>([
  ['nothing', {}, []],
  [
    'a closing two months before',
    { closings: [aMonthClosing({ month: '2026-09-01' })] },
    ['months_before 1'],
  ],
  [
    'invoices of the month',
    { invoices: ['2026-11-30', '2026-12-02'].map((day) => anInvoice({ createdAt: `${day}T15:00:00.000Z` })) },
    ['invoices_answered 1'],
  ],
  [
    'payouts of the month',
    { payouts: ['2026-11-30', '2026-12-01'].map((dueOn) => aPayout({ dueOn })) },
    ['payouts_settled 1'],
  ],
  [
    'receipts of the month and of an earlier one',
    { receipts: receivedOn('2026-10-05', '2026-11-30', '2026-12-01') },
    ['receipts_matched 2'],
  ],
])('returns the conditions that block the closing of November: %s', (_what, loaded, expected) => {
  const open = conditionsOf('2026-11-01', { ...nothing, ...loaded }, '2026-12-02T15:00:00.000Z').filter(
    ({ met }) => !met,
  );
  expect(open.map((one) => `${one.code} ${one.open}`)).toEqual(expected.map((one) => `closing_${one}`));
});
