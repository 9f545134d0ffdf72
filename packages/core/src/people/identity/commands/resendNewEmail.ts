import { z } from 'zod';
import { accept, Problem, refuse, update } from '../../../kit';
import { defineCommand, userIdOf, users } from '../../party';
import { credentials } from '../credential';
import { emailChangeStands, emailChanges } from '../emailChange';
import { mailFor, pendingOf, renewed } from '../newEmail';

/** The mail to the new address again, whose link takes the place of the one before. Refuses `email_change_over`. */
export const resendNewEmail = defineCommand({
  name: 'users.resendNewEmail',
  notWhileImpersonating: true,
  input: z.strictObject({}),
  async load(find, _input, { actor }) {
    const [person] = await find.lockMany(users, { id: userIdOf(actor) ?? 0 });
    if (!person) throw new Problem('not_allowed');
    const [pending] = await pendingOf(find, person.id);
    const [credential] = await find.many(credentials, { userId: person.id });
    const [holder] = pending ? await find.many(users, { email: pending.newEmail }) : [];
    return { person, pending, credential, holder };
  },
  decide({ rows: { person, pending, credential, holder }, now }) {
    if (!pending || !emailChangeStands(pending, now, credential?.changedAt))
      return refuse('email_change_over');
    return accept([update(emailChanges, pending.id, renewed(now)), mailFor(person, pending, holder)], {});
  },
});
