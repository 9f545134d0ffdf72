import { z } from 'zod';
import { accept, refuse, update } from '../../../kit';
import { creators, defineCommand, users } from '../../party';
import { credentials } from '../credential';
import { isLinkOpen, mailLinks, tokenHash } from '../mailLink';
import { userEvent } from '../signUp';

/**
 * Confirms an e-mail address, because the link proves access to its mailbox. Each link works once, and ends
 * the user's other links of this kind. Refuses `link_not_valid` for unknown, used, expired and replaced
 * links.
 */
export const confirmEmail = defineCommand({
  name: 'users.confirmEmail',
  input: z.strictObject({ tokenHash }),
  async load(find, { tokenHash }) {
    const [followed] = await find.many(mailLinks, { tokenHash, purpose: 'confirm' });
    if (!followed) return undefined;
    const { userId } = followed;
    // Locks the user first: if two links of a user are opened at once, one waits here.
    const [person] = await find.lockMany(users, { id: userId });
    const links = await find.lockMany(mailLinks, { userId, purpose: 'confirm', usedAt: null });
    const [credential] = await find.many(credentials, { userId });
    const link = links.find((one) => one.tokenHash === tokenHash);
    return person && link && credential ? { person, link, links, credential } : undefined;
  },
  decide({ rows, now }) {
    if (!rows || !isLinkOpen(rows.link, now, rows.credential.changedAt)) return refuse('link_not_valid');
    const { person, links } = rows;
    if (person.suspendedAt !== null) return refuse('link_not_valid');
    return accept(
      [
        ...links.map(({ id }) => update(mailLinks, id, { usedAt: now })),
        update(users, person.id, { confirmedAt: now }),
        // Creators get no invitations until their e-mail address is known to work.
        ...(person.creatorId === null ? [] : [update(creators, person.creatorId, { available: true })]),
        userEvent('users.confirmed', person),
      ],
      { userId: person.id },
    );
  },
});
