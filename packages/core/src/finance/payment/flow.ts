import { defineFlow } from '../../kit';

/** What a brand owes (docs/spec/states.md#charge). */
export const chargeFlow = defineFlow({
  name: 'charges',
  states: ['open', 'overdue', 'combined', 'paid', 'cancelled', 'refunded'],
  initial: 'open',
  moves: {
    settle: { from: ['open', 'overdue'], to: 'paid' },
    fallDue: { from: ['open'], to: 'overdue' },
    /** Asked for by the one invoice of its project, with others; or for itself again. */
    combine: { from: ['open'], to: 'combined' },
    separate: { from: ['combined'], to: 'open' },
    /** The one invoice is given up, and its charges are asked for each by itself. */
    dissolve: { from: ['open', 'overdue'], to: 'cancelled' },
    settleWithin: { from: ['combined'], to: 'paid' },
    cancel: { from: ['open', 'overdue', 'combined'], to: 'cancelled', comment: 'required', final: true },
    /** What paid it turned out not to have: it is asked for again, by itself or by its project's one invoice. */
    reopen: { from: ['paid'], to: 'open' },
    reopenWithin: { from: ['paid'], to: 'combined' },
    /** All of it went back. */
    refund: { from: ['paid'], to: 'refunded', final: true },
  },
});

/** What a creator is paid. */
export const payoutFlow = defineFlow({
  name: 'payouts',
  states: ['waiting_invoice', 'processing', 'sent', 'made', 'failed', 'cancelled'],
  initial: 'waiting_invoice',
  moves: {
    process: { from: ['waiting_invoice'], to: 'processing' },
    /** With others, in a payment file; the bank's answer says what became of it. */
    send: { from: ['processing'], to: 'sent' },
    release: { from: ['processing', 'sent'], to: 'made', final: true },
    /** Nothing of it is left to transfer: all went to what the creator pays back. */
    offset: { from: ['processing'], to: 'made' },
    fail: { from: ['processing', 'sent'], to: 'failed', comment: 'required' },
    /** The bank sent it back after it was made. */
    return: { from: ['made'], to: 'failed', comment: 'required' },
    retry: { from: ['failed'], to: 'processing' },
    /** With its contract, when nothing of it is due. */
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
