import { z } from 'zod';
import { accept, emit } from '../../../kit';
import { defineCommand, id } from '../../../people';
import { paymentFileRule } from '../policy';
import { paymentFiles } from '../resource';

/** Finance take a payment file along to the bank: the same bytes each time. That they did stays as an event and in the audit log. */
export const openPaymentFile = defineCommand({
  name: 'payment-files.open',
  rest: true,
  notWhileImpersonating: true,
  input: z.strictObject({ id }),
  load: (find, input) => find.forUpdate(paymentFiles, input.id, paymentFileRule),
  decide: ({ rows: file }) =>
    accept([emit({ kind: 'payment-files.open', resource: 'payment-files', rowId: file.id })], {
      name: `pagamentos-${String(file.number).padStart(6, '0')}.rem`,
      content: file.content,
      sha256: file.sha256,
    }),
});
