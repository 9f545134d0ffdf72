import { z } from 'zod';
import { accept, refuse, remove, update } from '../../../kit';
import { defineCommand, users } from '../../party';
import { credentials, newPasswordHash } from '../credential';
import { linkStands, mailLinks, tokenHash } from '../mailLink';
import { sessions } from '../session';
import { userEvent } from '../signUp';

/**
 * A new password by the link of a mail. Every browser is signed out, every other such link ends, and the person
 * hears of it by mail. Refuses `link_not_valid` alike for an unknown, used, expired or replaced link.
 */
export const resetPassword = defineCommand({
  name: 'users.resetPassword',
  input: z.strictObject({ tokenHash, passwordHash: newPasswordHash }),
  async load(find, input) {
    const [followed] = await find.many(mailLinks, { tokenHash: input.tokenHash, purpose: 'password' });
    if (!followed) return undefined;
    const { userId } = followed;
    // The person first: two who follow two links of one person at once wait for each other here.
    const [person] = await find.lockMany(users, { id: userId, suspendedAt: null });
    const links = await find.lockMany(mailLinks, { userId, purpose: 'password', usedAt: null });
    const [credential] = await find.lockMany(credentials, { userId });
    const link = links.find((one) => one.tokenHash === input.tokenHash);
    if (!person || !link || !credential) return undefined;
    return { person, link, links, credential, sessions: await find.lockMany(sessions, { userId }) };
  },
  decide({ rows, input, now }) {
    if (!rows || !linkStands(rows.link, now, rows.credential.changedAt)) return refuse('link_not_valid');
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
