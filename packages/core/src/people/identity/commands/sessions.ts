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

/**
 * Ends one of the current user's sessions, or all but the current one. Sessions of other users are not found.
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
 * Ends one session, or all sessions and access tokens, of a user who lost a device or control of the account,
 * as support. The user is notified with the reason.
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
