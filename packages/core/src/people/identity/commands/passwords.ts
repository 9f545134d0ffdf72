import { z } from 'zod';
import { accept, emit, Problem, remove, update } from '../../../kit';
import { defineCommand, email, id, userIdOf, users } from '../../party';
import { credentials, newPasswordHash } from '../credential';
import { sessions } from '../session';
import { userEvent } from '../signUp';

/**
 * Changes the current user's password; the caller has checked the current one. Ends all other sessions and
 * notifies the user by e-mail.
 */
export const changePassword = defineCommand({
  name: 'users.changePassword',
  notWhileImpersonating: true,
  input: z.strictObject({ passwordHash: newPasswordHash, keepSession: id.nullable() }),
  async load(find, _input, { actor }) {
    const userId = userIdOf(actor);
    if (userId === null) throw new Problem('not_allowed');
    const [credential] = await find.lockMany(credentials, { userId });
    if (!credential) throw new Problem('not_allowed');
    return { userId, credential, sessions: await find.lockMany(sessions, { userId }) };
  },
  decide({ rows: { userId, credential, sessions: open }, input, now }) {
    return accept(
      [
        update(credentials, credential.id, { passwordHash: input.passwordHash, changedAt: now }),
        ...open.filter((one) => one.id !== input.keepSession).map((one) => remove(sessions, one.id)),
        emit({ kind: 'users.passwordChanged', resource: users.name, rowId: userId }),
      ],
      {},
    );
  },
});

/**
 * Requests a new password for an address. Its owner gets an e-mail with a link that works once. An unknown
 * address gets the same reply but no e-mail.
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
