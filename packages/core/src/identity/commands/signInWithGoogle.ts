import { z } from 'zod';
import { accept, insert } from '../../kit';
import { defineCommand, email, users } from '../../party';
import { googleAccounts } from '../googleAccount';
import { userEvent } from '../signUp';

interface Opened {
  readonly userId: number | null;
}
const opensNone = accept<Opened>([], { userId: null });

/**
 * Whose account a Google account opens; whoever runs it has Google's own word for what the input says. A first
 * time links it to the account of the address, if Google says that the address is verified and it is confirmed
 * here too; the person hears of it by mail. Replies null when it opens none: then somebody may sign up.
 */
export const signInWithGoogle = defineCommand({
  name: 'users.signInWithGoogle',
  input: z.strictObject({ subject: z.string().min(1).max(255), email, emailVerified: z.boolean() }),
  async load(find, input) {
    const [linked] = await find.many(googleAccounts, { subject: input.subject });
    const where = linked ? { id: linked.userId } : { email: input.email };
    const [person] = await find.lockMany(users, { ...where, suspendedAt: null });
    const others = person ? await find.many(googleAccounts, { userId: person.id }) : [];
    return { linked, person, others };
  },
  decide({ rows: { linked, person, others }, input: { emailVerified, ...google } }) {
    if (!person?.confirmedAt) return opensNone;
    if (linked) return accept<Opened>([], { userId: person.id });
    // An address that has changed hands comes with another Google account.
    if (!emailVerified || others.length > 0) return opensNone;
    return accept<Opened>(
      [insert(googleAccounts, { ...google, userId: person.id }), userEvent('users.googleLinked', person)],
      { userId: person.id },
    );
  },
});
