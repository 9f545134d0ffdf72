import { z } from 'zod';
import { accept, Problem, refuse } from '../../../kit';
import { defineCommand, email, id, paragraph, userIdOf, users } from '../../party';
import { canCorrectEmail, emailChanges, isTaken, mayCorrectEmail } from '../emailChange';
import { aboutChange, askedFor, mailFor, pendingOf } from '../newEmail';

/**
 * Sets another address for a user who has lost the old one, as support. It applies once the link in the
 * e-mail is opened. The old address is notified at once with the reason, and can object. Refuses
 * `email_same`, `email_taken`, and `email_unconfirmed` for users who never signed in: they can sign up with
 * the right address.
 */
export const correctEmail = defineCommand({
  name: 'users.correctEmail',
  rest: 'Requests a new sign-in address for a user who lost access to theirs',
  // The e-mail moves the account to another address.
  browserOnly: true,
  limitsEmails: true,
  notWhileImpersonating: true,
  requiresReauth: true,
  input: z.strictObject({ userId: id, email, reason: paragraph(300).min(10, 'reason_too_short') }),
  async load(find, input, { actor }) {
    const person = await find.forUpdate(users, input.userId, mayCorrectEmail);
    if (!canCorrectEmail(actor, person)) throw new Problem('not_allowed');
    const [holder] = await find.many(users, { email: input.email });
    const [changeId = 0] = await find.ids(emailChanges, 1);
    return { person, holder, changeId, before: await pendingOf(find, person.id) };
  },
  decide({ rows: { person, holder, changeId, before }, input, actor, now }) {
    if (input.email === person.email) return refuse('email_same', '/email');
    if (person.confirmedAt === null) return refuse('email_unconfirmed');
    // Reveals nothing, because staff can see all addresses.
    if (isTaken(holder, person)) return refuse('email_taken', '/email');
    const askedById = userIdOf(actor) ?? 0;
    const change = { id: changeId, newEmail: input.email, askedById, reason: input.reason };
    return accept(
      [
        ...askedFor(person, change, before, now),
        mailFor(person, change, holder),
        aboutChange('users.emailCorrection', person, change),
      ],
      {},
    );
  },
});
