import { z } from 'zod';
import { accept, emit, insert, Problem, remove } from '../../../kit';
import { defineCommand, email, id, paragraph, staff, userIdOf, users } from '../../party';
import { googleAccounts } from '../googleAccount';
import { sessions } from '../session';
import { userEvent } from '../signUp';
import { tokens } from '../token';

interface Opened {
  readonly userId: number | null;
  /**
   * True if the account is suspended. Revealed only to the owner of the account, who has the linked Google
   * account or an address verified by Google.
   */
  readonly suspended: boolean;
}
const opens = (userId: number | null, suspended = false): Opened => ({ userId, suspended });

/**
 * Returns the user to sign in for a Google account. The caller has verified the input with Google. On first
 * use, links the Google account to the user with the same address, if Google has verified the address and the
 * user has confirmed it here, and notifies that user by e-mail. Returns null if there is no such user; the
 * visitor may then sign up.
 */
export const signInWithGoogle = defineCommand({
  name: 'users.signInWithGoogle',
  input: z.strictObject({
    subject: z.string().min(1).max(255),
    /** E-mail address of the Google account; null if it has a form that no account here can have. */
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
    // If another Google account is linked to the user with this address, the address has changed its owner.
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

/**
 * Ends one of the current user's sessions, or all but the current one. Refuses with `not_found` for sessions
 * of other users.
 */
export const endSessions = defineCommand({
  name: 'sessions.end',
  notWhileImpersonating: true,
  requiresReauth: true,
  input: z.union([z.strictObject({ id }), z.strictObject({ allBut: id })]),
  async load(find, input, { actor }) {
    const userId = userIdOf(actor);
    if (userId === null) throw new Problem('not_allowed');
    const own = await find.lockMany(sessions, { userId });
    const ending = own.filter((one) => ('id' in input ? one.id === input.id : one.id !== input.allBut));
    if ('id' in input && ending.length === 0) throw new Problem('not_found');
    return ending;
  },
  decide: ({ rows }) =>
    accept(
      rows.map((one) => remove(sessions, one.id)),
      { ended: rows.length },
    ),
});

/**
 * Ends, as support, one session or all sessions and access tokens of a user who lost a device or control of
 * the account. The user is notified of the reason.
 */
export const endSessionsOf = defineCommand({
  name: 'sessions.endOf',
  rest: 'Ends another user’s session; the reason is sent to the user',
  notWhileImpersonating: true,
  input: z.strictObject({
    userId: id,
    /** Id of the session to end; without it, all of the user's sessions. */
    id: id.optional(),
    reason: paragraph(300).min(10, 'reason_too_short'),
  }),
  async load(find, input) {
    const { id: userId } = await find.forUpdate(users, input.userId, staff('support'));
    const open = await find.lockMany(sessions, { userId });
    const ending = open.filter((one) => input.id === undefined || one.id === input.id);
    if (input.id !== undefined && ending.length === 0) throw new Problem('not_found');
    return {
      userId,
      ending,
      programs: input.id === undefined ? await find.lockMany(tokens, { userId }) : [],
    };
  },
  decide: ({ rows: { userId, ending, programs }, input: { reason } }) =>
    accept(
      [
        ...ending.map((one) => remove(sessions, one.id)),
        ...programs.map((one) => remove(tokens, one.id)),
        emit({
          kind: 'users.sessionsEnded',
          resource: users.name,
          rowId: userId,
          data: { title: '', comment: reason },
        }),
      ],
      { ended: ending.length + programs.length },
    ),
});
