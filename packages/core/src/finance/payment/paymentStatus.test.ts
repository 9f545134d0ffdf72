import { describe, expect, it } from 'vitest';
import { aPayout } from '../../testing';
import { type PaymentState, paymentState, paymentStatuses } from './paymentStatus';
import type { Invoice, Payout } from './schema';

const today = '2026-12-10';
const [past, future] = ['2026-12-09', '2026-12-21'];
type Row = [
  Partial<Payout>,
  Invoice['status'] | null,
  string | null,
  PaymentState['status'] | null,
  string | null,
  earned?: boolean,
];

const rows: Row[] = [
  [{ status: 'waiting_invoice' }, null, null, 'invoice_missing', null],
  // Nothing can be sent for work that is not finished.
  [{ status: 'waiting_invoice' }, null, null, 'work_pending', null, false],
  [{ status: 'waiting_invoice' }, 'refused', null, 'invoice_missing', null],
  [{ status: 'waiting_invoice' }, 'submitted', null, 'being_checked', null],
  // A day that has passed is not promised again.
  [{ status: 'processing', dueOn: past }, 'accepted', null, 'accepted', null],
  [{ status: 'processing', dueOn: null }, 'accepted', null, 'accepted', null],
  [{ status: 'processing', dueOn: today }, 'accepted', null, 'scheduled', today],
  [{ status: 'processing', dueOn: future }, 'accepted', null, 'scheduled', future],
  [{ status: 'sent', dueOn: future }, 'accepted', today, 'sent', today],
  [{ status: 'sent', dueOn: future }, 'accepted', past, 'sent', null],
  [{ status: 'sent', dueOn: future }, 'accepted', null, 'sent', null],
  [{ status: 'made', dueOn: future, madeOn: past }, 'accepted', null, 'paid', past],
  [{ status: 'failed', dueOn: future }, 'accepted', null, 'returned', null],
  [{ status: 'cancelled' }, null, null, null, null],
];

describe('paymentState', () => {
  it.each(rows)(
    'for %j with an invoice %j and a file for %j is %j on %j',
    (given, of, payOn, status, on, earned = true) => {
      const invoice = of && { status: of };
      const state = paymentState({ payout: aPayout(given), earned, invoice, payOn, today });
      expect(state).toEqual(status && { status, on });
    },
  );

  it('reaches each status', () => {
    expect(new Set(rows.flatMap(([, , , status]) => status ?? []))).toEqual(new Set(paymentStatuses));
  });
});
