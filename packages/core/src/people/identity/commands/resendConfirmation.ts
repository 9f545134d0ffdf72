import { z } from 'zod';
import { accept } from '../../../kit';
import { defineCommand, email, users } from '../../party';
import { userEvent } from '../signUp';

/** Sends the confirmation mail again to whom it is still owed. The reply never tells whether it was. */
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
