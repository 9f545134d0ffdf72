import { z } from 'zod';
import { accept, refuse, update } from '../../../kit';
import { defineCommand, id, userIdOf, users } from '../../party';
import { credentials } from '../credential';
import { emailChanges, emailUndoDays, isEmailChangeOpen, isOwnChange, isTaken } from '../emailChange';
import { tokenHash } from '../mailLink';
import { aboutChange, holderOf, linksOf, moved, opening } from '../newEmail';

const DAY_MS = 86_400_000;

/**
 * Confirms a new address, because the link proves access to its mailbox. A change that the user requested
 * also requires being signed in (`confirm_signed_in`): otherwise a mistyped address would give the account
 * away. A correction by support needs only the link. Refuses `link_not_valid` for unknown, used, expired and
 * replaced links, and `email_taken` if another user has confirmed the address since.
 */
export const confirmNewEmail = defineCommand({
  name: 'users.confirmNewEmail',
  notWhileImpersonating: true,
  input: z.strictObject({ tokenHash, keepSession: id.nullable() }),
  async load(find, input) {
    const [followed] = await find.many(emailChanges, { tokenHash: input.tokenHash, confirmedAt: null });
    if (!followed) return undefined;
    const { userId, newEmail } = followed;
    // Locks the user first: if the link is opened twice at once, the second waits here and finds it used.
    const [person] = await find.lockMany(users, { id: userId, suspendedAt: null });
    const holder = await holderOf(find, newEmail);
    const holderLinks = await linksOf(find, holder);
    const [change] = await find.lockMany(emailChanges, { tokenHash: input.tokenHash, confirmedAt: null });
    if (!person || !change) return undefined;
    const [credential] = await find.many(credentials, { userId });
    const earlier = isOwnChange(change) ? [] : await find.lockMany(emailChanges, { userId, undoneAt: null });
    return { person, holder, holderLinks, change, credential, earlier, opens: await opening(find, person) };
  },
  decide({ rows, input, actor, now }) {
    if (!rows || !isEmailChangeOpen(rows.change, now, rows.credential?.changedAt))
      return refuse('link_not_valid');
    const { person, holder, holderLinks, change, earlier, opens } = rows;
    const own = isOwnChange(change);
    if (own && userIdOf(actor) !== person.id) return refuse('confirm_signed_in');
    if (isTaken(holder, person)) return refuse('email_taken');
    const keepSession = own ? input.keepSession : null;
    const undoUntil = own ? new Date(Date.parse(now) + emailUndoDays * DAY_MS).toISOString() : null;
    return accept(
      [
        ...moved({
          person,
          to: change.newEmail,
          holder,
          holderLinks,
          opens,
          keepSession,
          keepTokens: own,
          now,
        }),
        update(emailChanges, change.id, { oldEmail: person.email, confirmedAt: now, undoUntil }),
        // An attacker who took over the account may have the undo link of an earlier change.
        ...earlier
          .filter((one) => one.undoUntil !== null)
          .map(({ id }) => update(emailChanges, id, { undoUntil: null })),
        aboutChange(own ? 'users.emailChanged' : 'users.emailCorrected', person, change),
      ],
      { userId: person.id, own },
    );
  },
});
