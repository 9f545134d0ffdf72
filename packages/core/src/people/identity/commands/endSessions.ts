import { z } from 'zod';
import { accept, Problem, remove } from '../../../kit';
import { defineCommand, id, userIdOf } from '../../party';
import { sessions } from '../session';

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
