import { z } from 'zod';
import { accept, emit, Problem, remove } from '../../../kit';
import { defineCommand, id, paragraph, staff, userIdOf, users } from '../../party';
import { sessions } from '../session';
import { tokens } from '../token';

/** Signs out one of one's own browsers, or all but this one. Another's session is not found, as an unknown one. */
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
 * Support signs somebody out who has lost a device or the hold of the account: of one browser, or of everything, access
 * tokens included. The person is told why.
 */
export const endSessionsOf = defineCommand({
  name: 'sessions.endOf',
  rest: true,
  notWhileImpersonating: true,
  input: z.strictObject({
    userId: id,
    /** Of this browser alone. */
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
