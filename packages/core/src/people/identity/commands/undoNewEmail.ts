import { z } from 'zod';
import { accept, refuse, remove, update } from '../../../kit';
import { defineCommand, users } from '../../party';
import { credentials, newPasswordHash } from '../credential';
import { emailChanges, isTaken, mayUndo } from '../emailChange';
import { tokenHash } from '../mailLink';
import { aboutChange, holderOf, linksOf, moved, opening } from '../newEmail';

/**
 * Restores the old address by the link in its e-mail, with a new password, because an attacker may know the
 * old one. Ends sessions, tokens and all later changes; earlier changes can still be undone. Refuses
 * `link_not_valid`, and `email_taken` if another account has the old address.
 */
export const undoNewEmail = defineCommand({
  name: 'users.undoNewEmail',
  input: z.strictObject({ tokenHash, passwordHash: newPasswordHash }),
  async load(find, input) {
    const [followed] = await find.many(emailChanges, { undoHash: input.tokenHash });
    if (!followed) return undefined;
    const { userId, oldEmail } = followed;
    const [person] = await find.lockMany(users, { id: userId, suspendedAt: null });
    const holder = await holderOf(find, oldEmail);
    const holderLinks = await linksOf(find, holder);
    const changes = await find.lockMany(emailChanges, { userId });
    const [credential] = await find.lockMany(credentials, { userId });
    const change = changes.find(({ undoHash }) => undoHash === input.tokenHash);
    if (!person || !change || !credential) return undefined;
    return { person, holder, holderLinks, change, changes, credential, opens: await opening(find, person) };
  },
  decide({ rows, input: { passwordHash }, now }) {
    if (!rows || !mayUndo(rows.change, now)) return refuse('link_not_valid');
    const { person, holder, holderLinks, change, changes, credential, opens } = rows;
    if (isTaken(holder, person)) return refuse('email_taken');
    return accept(
      [
        ...moved({
          person,
          to: change.oldEmail,
          holder,
          holderLinks,
          opens,
          keepSession: null,
          keepTokens: false,
          now,
        }),
        update(credentials, credential.id, { passwordHash, changedAt: now }),
        ...changes
          .filter(({ id, confirmedAt }) => confirmedAt === null || id > change.id)
          .map(({ id }) => remove(emailChanges, id)),
        update(emailChanges, change.id, { undoneAt: now }),
        aboutChange('users.emailUndone', person, change),
      ],
      { userId: person.id },
    );
  },
});
