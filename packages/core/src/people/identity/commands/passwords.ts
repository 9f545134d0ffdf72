import { z } from 'zod';
import { accept, emit, Problem, refuse, remove, update } from '../../../kit';
import { defineCommand, email, id, userIdOf, users } from '../../party';
import { credentials, newPasswordHash } from '../credential';
import { isLinkOpen, mailLinks, passwordPurposes, tokenHash } from '../mailLink';
import { sessions } from '../session';
import { userEvent } from '../signUp';

/**
 * Changes the current user's password, after the caller has checked the current password. Ends all other
 * sessions and notifies the user by e-mail.
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
 * Requests a new password for an e-mail address. The owner of the address receives a link that works once.
 * For an unknown address, the reply is the same, but no e-mail is sent.
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

/**
 * Sets a new password by the link in an e-mail. Ends all sessions, invalidates the user's other password
 * links, and notifies the user by e-mail. Refuses with `link_not_valid` for unknown, used, expired and
 * replaced links.
 */
export const resetPassword = defineCommand({
  name: 'users.resetPassword',
  input: z.strictObject({ tokenHash, passwordHash: newPasswordHash }),
  async load(find, input) {
    const [followed] = await find.many(mailLinks, {
      tokenHash: input.tokenHash,
      purpose: [...passwordPurposes],
    });
    if (!followed) return undefined;
    const { userId } = followed;
    // Locks the user first: if two links of a user are opened concurrently, the second waits here.
    const [person] = await find.lockMany(users, { id: userId, suspendedAt: null });
    const links = await find.lockMany(mailLinks, {
      userId,
      purpose: [...passwordPurposes],
      usedAt: null,
    });
    const [credential] = await find.lockMany(credentials, { userId });
    const link = links.find((one) => one.tokenHash === input.tokenHash);
    if (!person || !link || !credential) return undefined;
    return { person, link, links, credential, sessions: await find.lockMany(sessions, { userId }) };
  },
  decide({ rows, input, now }) {
    if (!rows || !isLinkOpen(rows.link, now, rows.credential.changedAt)) return refuse('link_not_valid');
    const { person, links, credential } = rows;
    return accept(
      [
        ...links.map(({ id }) => update(mailLinks, id, { usedAt: now })),
        update(credentials, credential.id, { passwordHash: input.passwordHash, changedAt: now }),
        ...rows.sessions.map((one) => remove(sessions, one.id)),
        userEvent('users.passwordChanged', person),
      ],
      { userId: person.id },
    );
  },
});
