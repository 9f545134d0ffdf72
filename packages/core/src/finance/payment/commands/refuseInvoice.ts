import { defineMove, paragraph } from '../../../people';
import { invoices } from '../resource';

/** Finance returns an invoice; the creator may hand in another. */
export const refuseInvoice = defineMove(invoices, 'refuse', {
  fields: { comment: paragraph(1_000) },
  also: async () => null,
  decide: ({ input: { comment } }) => ({ patch: { answer: comment } }),
});
