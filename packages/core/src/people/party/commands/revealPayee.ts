import { z } from 'zod';
import { accept, emit } from '../../../kit';
import { defineCommand, staff } from '../actor';
import { payees } from '../creator';
import { id } from '../fields';

/**
 * Finance staff look at where a creator's money goes. The reply has the whole row, which no list gives them; that
 * they looked is kept as an event and in the audit log, without any of what they saw.
 */
export const revealPayee = defineCommand({
  name: 'payees.reveal',
  rest: true,
  notWhileImpersonating: true,
  input: z.strictObject({ id }),
  load: (find, input) => find.forUpdate(payees, input.id, staff('finance')),
  decide: ({ rows: payee }) =>
    accept(
      [emit({ kind: 'payees.reveal', resource: 'payees', rowId: payee.id, creatorId: payee.creatorId })],
      payee,
    ),
});
