import type { Payee } from '../../people';
import type { PayoutNeed } from './agreement';
import { hasDifferences } from './gate';
import type { Invoice, Payout } from './schema';

/** Statuses of a creator's payment in order, with the same names on every screen, export and e-mail. */
export const paymentStatuses = [
  'client_pending',
  'delivery_pending',
  'work_pending',
  'invoice_missing',
  'invoice_differs',
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
  /** Business date of the payment; null if no day can be promised or the promised day has passed. */
  readonly on: string | null;
}

export interface PaymentFacts {
  /** The payout; null for an Elenco Pay instalment that the client has not paid yet. */
  readonly payout: Pick<Payout, 'status' | 'dueOn' | 'madeOn'> | null;
  /** Missing requirement until the payout's document is submitted (`payoutNeed`). */
  readonly need: PayoutNeed;
  /**
   * Newest invoice or receipt of the payout. Brands cannot read its checks, so for them a pending document is
   * always in review.
   */
  readonly invoice: (Pick<Invoice, 'status'> & Partial<Pick<Invoice, 'checks'>>) | null | undefined;
  /** Payment day ordered in the payment file. */
  readonly payOn?: string | null | undefined;
  /** Business date. */
  readonly today: string;
}

const statusOfNeed = {
  delivery: 'delivery_pending',
  approval: 'work_pending',
  document: 'invoice_missing',
} as const satisfies Readonly<Record<PayoutNeed, PaymentStatus>>;

/**
 * Returns the promised or actual payment day of a payout: the day on which it was paid, the day ordered in
 * the payment file, or the due date. Null before its invoice is accepted, and after the bank returned it.
 */
export function payoutDayOf(
  { status, dueOn, madeOn }: Pick<Payout, 'status' | 'dueOn' | 'madeOn'>,
  payOn: string | null | undefined,
): string | null {
  if (status === 'made') return madeOn;
  if (status === 'sent') return payOn ?? null;
  return status === 'processing' ? dueOn : null;
}

/**
 * Returns the day on which a payout was paid or is expected to be paid: the payment day of its file while the
 * payout is at the bank, otherwise its due date.
 */
export const expectedPayDay = (
  payout: Pick<Payout, 'status' | 'dueOn' | 'madeOn' | 'expectedOn'>,
): string | null => payoutDayOf(payout, payout.expectedOn) ?? payout.dueOn;

/** Returns the status of a creator's payment; null if the payout was cancelled. */
export function paymentState({ payout, need, invoice, payOn, today }: PaymentFacts): PaymentState | null {
  if (payout === null) return { status: 'client_pending', on: null };
  const day = payoutDayOf(payout, payOn);
  const upcoming = day !== null && day >= today ? day : null;
  switch (payout.status) {
    case 'waiting_invoice':
      if (invoice?.status === 'submitted') {
        const { status, checks = [] } = invoice;
        return { status: hasDifferences({ status, checks }) ? 'invoice_differs' : 'being_checked', on: null };
      }
      return { status: statusOfNeed[need], on: null };
    case 'processing':
      return { status: upcoming ? 'scheduled' : 'accepted', on: upcoming };
    case 'sent':
      return { status: 'sent', on: upcoming };
    case 'made':
      return { status: 'paid', on: day };
    case 'failed':
      return { status: 'returned', on: null };
    case 'cancelled':
      return null;
  }
}

/**
 * True if the bank returned a payout and the creator has not changed the bank details since then, so that the
 * creator must correct them.
 */
export const awaitsPayee = (
  { status, statusSince }: Pick<Payout, 'status' | 'statusSince'>,
  payee: Pick<Payee, 'changedAt'> | undefined,
): boolean => status === 'failed' && (payee?.changedAt ?? '') <= statusSince;

/** Status that an event announces to the creator. The event's e-mail uses the same label as the screens. */
export const statusOfEvent = {
  'invoices.refuse': 'invoice_missing',
  'invoices.accept': 'accepted',
  'payouts.release': 'paid',
  'payouts.fail': 'returned',
  'payouts.return': 'returned',
} as const satisfies Readonly<Record<string, PaymentStatus>>;

/**
 * The status that each ledger entry in a creator's statement represents; the statement uses the label of the
 * status.
 */
export const statusOfEntry = {
  invoice_accepted: 'accepted',
  payout_made: 'paid',
  payout_returned: 'returned',
} as const satisfies Readonly<Record<string, PaymentStatus>>;
