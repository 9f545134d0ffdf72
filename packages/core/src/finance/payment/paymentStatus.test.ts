import { describe, expect, it } from 'vitest';
import { anInvoice, aPayout } from '../../testing';
import type { PayoutNeed } from './agreement';
import { expectedPayDay, type PaymentState, paymentState, paymentStatuses } from './paymentStatus';
import type { Invoice, Payout } from './schema';

const today = '2026-12-10';
const [past, future] = ['2026-12-09', '2026-12-21'];
type Row = [
  Partial<Payout> | null,
  Partial<Invoice> | null,
  string | null,
  PaymentState['status'] | null,
  string | null,
  need?: PayoutNeed,
];

const failed = (code: 'document' | 'month' | 'key', found: string) => ({
  code,
  passed: false,
  found,
  expected: '2026-12',
});

const rows: Row[] = [
  [null, null, null, 'client_pending', null, 'delivery'],
  [{ status: 'waiting_invoice' }, null, null, 'invoice_missing', null],
  // The creator cannot submit a document for unfinished work.
  [{ status: 'waiting_invoice' }, null, null, 'delivery_pending', null, 'delivery'],
  [{ status: 'waiting_invoice' }, null, null, 'work_pending', null, 'approval'],
  [{ status: 'waiting_invoice' }, { status: 'refused' }, null, 'invoice_missing', null],
  [{ status: 'waiting_invoice' }, { status: 'submitted' }, null, 'being_checked', null],
  [{ status: 'waiting_invoice' }, { checks: [failed('month', '2026-10')] }, null, 'invoice_differs', null],
  [{ status: 'waiting_invoice' }, { checks: [failed('key', '')] }, null, 'invoice_differs', null],
  // An image has no readable values to compare, so a staff member checks it.
  [
    { status: 'waiting_invoice' },
    { checks: [failed('document', 'no_text'), failed('key', '')] },
    null,
    'being_checked',
    null,
  ],
  [
    { status: 'waiting_invoice' },
    { status: 'refused', checks: [failed('key', '')] },
    null,
    'invoice_missing',
    null,
  ],
  // No day is promised if the expected day has passed.
  [{ status: 'processing', dueOn: past }, { status: 'accepted' }, null, 'accepted', null],
  [{ status: 'processing', dueOn: null }, { status: 'accepted' }, null, 'accepted', null],
  [{ status: 'processing', dueOn: today }, { status: 'accepted' }, null, 'scheduled', today],
  [{ status: 'processing', dueOn: future }, { status: 'accepted' }, null, 'scheduled', future],
  [{ status: 'sent', dueOn: future }, { status: 'accepted' }, today, 'sent', today],
  [{ status: 'sent', dueOn: future }, { status: 'accepted' }, past, 'sent', null],
  [{ status: 'sent', dueOn: future }, { status: 'accepted' }, null, 'sent', null],
  [{ status: 'made', dueOn: future, madeOn: past }, { status: 'accepted' }, null, 'paid', past],
  [{ status: 'failed', dueOn: future }, { status: 'accepted' }, null, 'returned', null],
  [{ status: 'cancelled' }, null, null, null, null],
];

describe('the status of a creator’s payment', () => {
  it.each(rows)(
    'for the payout %j with the invoice %j and a payment file of %j is %j on %j',
    (given, of, payOn, status, on, need = 'document') => {
      const invoice = of && anInvoice(of);
      const state = paymentState({ payout: given && aPayout(given), need, invoice, payOn, today });
      expect(state).toEqual(status && { status, on });
    },
  );

  it('has each possible value in at least one of these cases', () => {
    expect(new Set(rows.flatMap(([, , , status]) => status ?? []))).toEqual(new Set(paymentStatuses));
  });
});

it.each([
  ['the due date before release', { status: 'processing', expectedOn: future }, '2026-12-30'],
  ['the day of the file at the bank', { status: 'sent', expectedOn: past }, past],
  ['the day of payment', { status: 'made', expectedOn: past, madeOn: today }, today],
  ['the due date after the bank refused it', { status: 'failed', expectedOn: past }, '2026-12-30'],
] as const)('expects a payout on %s', (_, payout, day) => {
  expect(expectedPayDay(aPayout({ dueOn: '2026-12-30', ...payout }))).toBe(day);
});
