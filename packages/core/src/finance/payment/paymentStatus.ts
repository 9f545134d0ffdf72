import type { Invoice, Payout } from './schema';

/** Steps of a creator's payment as every screen, export and e-mail names them, in order. */
export const paymentStatuses = [
  'work_pending',
  'invoice_missing',
  'being_checked',
  'accepted',
  'scheduled',
  'sent',
  'paid',
  'returned',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export interface PaymentState {
  readonly status: PaymentStatus;
  /** Business date of the payment; null while no day can be promised, also if a promised day has passed. */
  readonly on: string | null;
}

export interface PaymentFacts {
  readonly payout: Pick<Payout, 'status' | 'dueOn' | 'madeOn'>;
  /** True if the payout waits only for its document (`isEarned`). */
  readonly earned: boolean;
  /** Newest invoice or receipt of the payout. */
  readonly invoice: Pick<Invoice, 'status'> | null | undefined;
  /** Day ordered in the payment file. */
  readonly payOn?: string | null | undefined;
  /** Business date. */
  readonly today: string;
}

/** Returns the status of a creator's payment; null if the payout is cancelled. */
export function paymentState({ payout, earned, invoice, payOn, today }: PaymentFacts): PaymentState | null {
  const { dueOn, madeOn } = payout;
  const upcoming = (day: string | null | undefined) => (day && day >= today ? day : null);
  switch (payout.status) {
    case 'waiting_invoice':
      if (invoice?.status === 'submitted') return { status: 'being_checked', on: null };
      return { status: earned ? 'invoice_missing' : 'work_pending', on: null };
    case 'processing': {
      const on = upcoming(dueOn);
      return { status: on ? 'scheduled' : 'accepted', on };
    }
    case 'sent':
      return { status: 'sent', on: upcoming(payOn) };
    case 'made':
      return { status: 'paid', on: madeOn };
    case 'failed':
      return { status: 'returned', on: null };
    case 'cancelled':
      return null;
  }
}

/** Status that an event announces to the creator; its e-mail uses the same label. */
export const statusOfEvent = {
  'invoices.refuse': 'invoice_missing',
  'invoices.accept': 'accepted',
  'payouts.release': 'paid',
  'payouts.fail': 'returned',
  'payouts.return': 'returned',
} as const satisfies Readonly<Record<string, PaymentStatus>>;

/** Status that a ledger entry of the creator's statement records; the entry uses the same label. */
export const statusOfEntry = {
  invoice_accepted: 'accepted',
  payout_made: 'paid',
  payout_returned: 'returned',
} as const satisfies Readonly<Record<string, PaymentStatus>>;
