import { z } from 'zod';
import { accept, refuse, update } from '../../../kit';
import { creators, defineCommand, users } from '../../party';
import { credentials } from '../credential';
import { linkStands, mailLinks, tokenHash } from '../mailLink';
import { userEvent } from '../signUp';

/**
 * The address is the person's: whoever holds the link read its mail. One link, one use; the other mails of
 * the same kind end with it. Refuses `link_not_valid` alike for an unknown, used, expired or replaced link.
 */
export const confirmEmail = defineCommand({
  name: 'users.confirmEmail',
  input: z.strictObject({ tokenHash }),
  async load(find, { tokenHash }) {
    const [followed] = await find.many(mailLinks, { tokenHash, purpose: 'confirm' });
    if (!followed) return undefined;
    const { userId } = followed;
    // The person first: two who follow two links of one person at once wait for each other here.
    const [person] = await find.lockMany(users, { id: userId });
    const links = await find.lockMany(mailLinks, { userId, purpose: 'confirm', usedAt: null });
    const [credential] = await find.many(credentials, { userId });
    const link = links.find((one) => one.tokenHash === tokenHash);
    return person && link && credential ? { person, link, links, credential } : undefined;
  },
  decide({ rows, now }) {
    if (!rows || !linkStands(rows.link, now, rows.credential.changedAt)) return refuse('link_not_valid');
    const { person, links } = rows;
    if (person.suspendedAt !== null) return refuse('link_not_valid');
    return accept(
      [
        ...links.map(({ id }) => update(mailLinks, id, { usedAt: now })),
        update(users, person.id, { confirmedAt: now }),
        // Nobody is offered work whom no mail would reach.
        ...(person.creatorId === null ? [] : [update(creators, person.creatorId, { available: true })]),
        userEvent('users.confirmed', person),
      ],
      { userId: person.id },
    );
  },
});
