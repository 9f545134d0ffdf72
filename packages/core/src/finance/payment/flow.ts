import { defineFlow } from '../../kit';

/** What a company owes on a due date (docs/spec/states.md#charge). */
export const chargeFlow = defineFlow({
  name: 'charges',
  states: ['open', 'overdue', 'combined', 'paid', 'cancelled', 'refunded'],
  initial: 'open',
  moves: {
    settle: { from: ['open', 'overdue'], to: 'paid' },
    fallDue: { from: ['open'], to: 'overdue' },
    /**
     * The project's combined invoice collects the charge (`combine`), or the charge is collected separately
     * again (`separate`).
     */
    combine: { from: ['open'], to: 'combined' },
    separate: { from: ['combined'], to: 'open' },
    /** Dissolves a combined invoice. The charges in it are collected separately again. */
    dissolve: { from: ['open', 'overdue'], to: 'cancelled' },
    settleWithin: { from: ['combined'], to: 'paid' },
    cancel: { from: ['open', 'overdue', 'combined'], to: 'cancelled', comment: 'required', final: true },
    /** The payment was reversed, so the charge is open again and collected separately. */
    reopen: { from: ['paid'], to: 'open' },
    /** The payment was reversed, and the project's combined invoice collects the charge again. */
    reopenWithin: { from: ['paid'], to: 'combined' },
    /** The payment was refunded in full. */
    refund: { from: ['paid'], to: 'refunded', final: true },
  },
});

/** A payment to a creator. */
export const payoutFlow = defineFlow({
  name: 'payouts',
  states: ['waiting_invoice', 'processing', 'sent', 'made', 'failed', 'cancelled'],
  initial: 'waiting_invoice',
  moves: {
    process: { from: ['waiting_invoice'], to: 'processing' },
    /** The payout is in a payment file; the bank's answer decides its next state. */
    send: { from: ['processing'], to: 'sent' },
    release: { from: ['processing', 'sent'], to: 'made', final: true },
    /** The whole payout was deducted for a repayment, so nothing is transferred. */
    offset: { from: ['processing'], to: 'made' },
    fail: { from: ['processing', 'sent'], to: 'failed', comment: 'required' },
    /** The bank returned the payout after it was made. */
    return: { from: ['made'], to: 'failed', comment: 'required' },
    retry: { from: ['failed'], to: 'processing' },
    /** The payout is cancelled with its contract if nothing is due. */
    cancel: { from: ['waiting_invoice'], to: 'cancelled' },
  },
});

/** The creator's invoice for a payout. */
export const invoiceFlow = defineFlow({
  name: 'invoices',
  states: ['submitted', 'accepted', 'refused'],
  initial: 'submitted',
  moves: {
    accept: { from: ['submitted'], to: 'accepted' },
    refuse: { from: ['submitted'], to: 'refused', comment: 'required' },
  },
});
