import { z } from 'zod';
import { accept, emit, Problem, remove, update } from '../../../kit';
import { defineCommand, email, id, userIdOf, users } from '../../party';
import { credentials, newPasswordHash } from '../credential';
import { sessions } from '../session';
import { userEvent } from '../signUp';

/**
 * Another password for oneself; whoever runs it has made sure that the present one was given. Every other browser
 * is signed out, and the person hears of it by mail.
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
