import { z } from 'zod';
import { accept } from '../../../kit';
import { defineCommand, email, users } from '../../party';
import { userEvent } from '../signUp';

/**
 * Somebody asks for a new password for an address. Whoever owns it gets a mail with a link that works once; for
 * an unknown address nothing happens, and the reply is the same.
 */
export const forgotPassword = defineCommand({
  name: 'users.forgotPassword',
  input: z.strictObject({ email }),
  load: (find, input) => find.many(users, { ...input, suspendedAt: null }),
  decide: ({ rows }) =>
    accept(
      rows.map((person) => userEvent('users.forgotPassword', person)),
      {},
    ),
});
