import { z } from 'zod';
import { accept, insert } from '../../../kit';
import { defineCommand, email, users } from '../../party';
import { googleAccounts } from '../googleAccount';
import { userEvent } from '../signUp';

interface Opened {
  readonly userId: number | null;
  /**
   * True if the account is suspended. Only its owner learns it: by the linked Google account or a verified
   * address.
   */
  readonly suspended: boolean;
}
const opens = (userId: number | null, suspended = false): Opened => ({ userId, suspended });

/**
 * Returns the user that a Google account signs in; the caller has verified the input with Google. The first
 * time, links the Google account to the user with the same address, if Google has verified the address and
 * the user confirmed it here. That user is notified by e-mail. Returns null if there is no such user: the
 * visitor may sign up.
 */
export const signInWithGoogle = defineCommand({
  name: 'users.signInWithGoogle',
  input: z.strictObject({
    subject: z.string().min(1).max(255),
    /** Address at Google; null if no account here can have it. */
    email: email.nullable(),
    emailVerified: z.boolean(),
  }),
  async load(find, input) {
    const [linked] = await find.many(googleAccounts, { subject: input.subject });
    const where = linked ? { id: linked.userId } : input.email === null ? null : { email: input.email };
    const [person] = where ? await find.lockMany(users, where) : [];
    const others = person ? await find.many(googleAccounts, { userId: person.id }) : [];
    return { linked, person, others };
  },
  decide({ rows: { linked, person, others }, input: { emailVerified, subject, email: address } }) {
    if (!person?.confirmedAt) return accept([], opens(null));
    if (person.suspendedAt !== null) return accept([], opens(null, linked !== undefined || emailVerified));
    if (linked) return accept([], opens(person.id));
    // A second Google account with the same address means that the address has another owner now.
    if (address === null || !emailVerified || others.length > 0) return accept([], opens(null));
    return accept(
      [
        insert(googleAccounts, { subject, email: address, userId: person.id }),
        userEvent('users.googleLinked', person),
      ],
      opens(person.id),
    );
  },
});
