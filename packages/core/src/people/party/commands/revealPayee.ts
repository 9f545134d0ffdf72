import { z } from 'zod';
import { accept, emit } from '../../../kit';
import { defineCommand, staff } from '../actor';
import { payees } from '../creator';
import { id } from '../fields';

/**
 * Reveals a creator's payout account, as finance. Returns the whole row, which lists hide. An event and the
 * audit log record the access without the data.
 */
export const revealPayee = defineCommand({
  name: 'payees.reveal',
  rest: 'Returns a creator’s payment details unmasked; each call is logged',
  revealsSecrets: true,
  notWhileImpersonating: true,
  input: z.strictObject({ id }),
  load: (find, input) => find.forUpdate(payees, input.id, staff('finance')),
  decide: ({ rows: payee }) =>
    accept(
      [emit({ kind: 'payees.reveal', resource: 'payees', rowId: payee.id, creatorId: payee.creatorId })],
      payee,
    ),
});
