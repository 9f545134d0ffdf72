import { z } from 'zod';
import { accept, Problem, refuse } from '../../../kit';
import { defineCommand, email, userIdOf, users } from '../../party';
import { emailChanges } from '../emailChange';
import { aboutChange, askedFor, mailFor, pendingOf } from '../newEmail';

/**
 * Another address to sign in with. Until the mail to it is answered the one before holds, which hears of it at once.
 * An address that is somebody's is taken down alike: the reply never tells. Refuses `email_same` at `/email`.
 */
export const askNewEmail = defineCommand({
  name: 'users.askNewEmail',
  notWhileImpersonating: true,
  requiresReauth: true,
  input: z.strictObject({ email }),
  async load(find, input, { actor }) {
    const [person] = await find.lockMany(users, { id: userIdOf(actor) ?? 0 });
    if (!person) throw new Problem('not_allowed');
    const [holder] = await find.many(users, { email: input.email });
    const [id = 0] = await find.ids(emailChanges, 1);
    return { person, holder, id, before: await pendingOf(find, person.id) };
  },
  decide({ rows: { person, holder, id, before }, input: { email: newEmail }, now }) {
    if (newEmail === person.email) return refuse('email_same', '/email');
    const change = { id, newEmail, askedById: person.id, reason: '' };
    return accept(
      [
        ...askedFor(person, change, before, now),
        mailFor(person, change, holder),
        aboutChange('users.emailAsked', person, change),
      ],
      {},
    );
  },
});
