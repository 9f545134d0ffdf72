import { z } from 'zod';
import { accept, emit, Problem, remove } from '../../../kit';
import { defineCommand, id, paragraph, staff, userIdOf, users } from '../../party';
import { sessions } from '../session';
import { tokens } from '../token';

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
