import { z } from 'zod';
import { accept } from '../../../kit';
import { defineCommand, email, users } from '../../party';
import { userEvent } from '../signUp';

/**
 * Sends the confirmation e-mail again to an unconfirmed user. The reply does not reveal whether it was sent.
 */
export const resendConfirmation = defineCommand({
  name: 'users.resendConfirmation',
  input: z.strictObject({ email }),
  load: (find, input) => find.many(users, { ...input, suspendedAt: null, confirmedAt: null }),
  decide: ({ rows, input }) =>
    accept(
      rows.map((person) => userEvent('users.signedUp', person)),
      { email: input.email },
    ),
});
