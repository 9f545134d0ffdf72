import { z } from 'zod';
import { refuse } from '../../../kit';
import { defineMove, line } from '../../../people';
import { feeInvoices } from '../resource';

/** What was wrong is mended: it waits to be sent again, under its number. */
export const resendFeeInvoice = defineMove(feeInvoices, 'resend', {
  notWhileImpersonating: true,
  fields: {},
  also: async () => null,
  decide: () => ({ patch: { reasonCode: '', reason: '' } }),
});

/** Finance has issued it by hand, and says which number it got and where it can be read. */
export const recordFeeInvoice = defineMove(feeInvoices, 'record', {
  notWhileImpersonating: true,
  fields: {
    number: line(20),
    link: z
      .union([z.literal(''), z.url({ protocol: /^https$/, error: 'invalid_format' }).max(300, 'too_long')])
      .default(''),
  },
  also: async () => null,
  decide: ({ input: { number, link } }) => ({ patch: { number, link, reasonCode: '', reason: '' } }),
});

/** Not to be issued, or cancelled by hand where it was issued by hand. Refuses `issued_through_us`. */
export const cancelFeeInvoice = defineMove(feeInvoices, 'cancel', {
  notWhileImpersonating: true,
  fields: { comment: line(255) },
  also: async () => null,
  decide: ({ row }) => (row.key === null ? {} : refuse('issued_through_us')),
});

/** The authority is asked to cancel what it issued; it wants to know why. Refuses `not_issued_through_us`. */
export const askCancelFeeInvoice = defineMove(feeInvoices, 'askCancel', {
  notWhileImpersonating: true,
  fields: { comment: line(255).min(15, 'cancel_reason_short') },
  also: async () => null,
  decide: ({ row, input: { comment } }) =>
    row.key === null ? refuse('not_issued_through_us') : { patch: { reasonCode: '', reason: comment } },
});
