import { z } from 'zod';
import { accept, emit, Problem, remove, update } from '../../../kit';
import { defineCommand, id, userIdOf, users } from '../../party';
import { credentials, newPasswordHash } from '../credential';
import { sessions } from '../session';

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
