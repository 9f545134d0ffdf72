import { defineFlow } from '../../kit';

/** Our own invoice for the fee of one paid charge (docs/spec/states.md#fee-invoice). */
export const feeInvoiceFlow = defineFlow({
  name: 'fee-invoices',
  states: ['pending', 'sent', 'unknown', 'authorised', 'rejected', 'cancelling', 'cancelled'],
  initial: 'pending',
  moves: {
    send: { from: ['pending', 'unknown'], to: 'sent' },
    authorise: { from: ['sent', 'unknown'], to: 'authorised' },
    reject: { from: ['pending', 'sent', 'unknown'], to: 'rejected' },
    /** No answer came: it may have been issued or not. */
    lose: { from: ['sent'], to: 'unknown' },
    resend: { from: ['rejected'], to: 'pending' },
    /** Somebody issued it by hand, at the municipality's own site. */
    record: { from: ['pending', 'rejected'], to: 'authorised' },
    cancel: {
      from: ['pending', 'rejected', 'authorised'],
      to: 'cancelled',
      comment: 'required',
      final: true,
    },
    askCancel: { from: ['authorised'], to: 'cancelling', comment: 'required' },
    confirmCancel: { from: ['cancelling'], to: 'cancelled' },
    refuseCancel: { from: ['cancelling'], to: 'authorised' },
  },
});
