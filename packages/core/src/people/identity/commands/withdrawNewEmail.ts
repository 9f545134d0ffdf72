import { z } from 'zod';
import { accept, Problem, remove } from '../../../kit';
import { defineCommand, userIdOf, users } from '../../party';
import { emailChanges } from '../emailChange';
import { pendingOf } from '../newEmail';

/** Nothing waits to be confirmed any more, whoever asked for it; its link opens nothing. */
export const withdrawNewEmail = defineCommand({
  name: 'users.withdrawNewEmail',
  notWhileImpersonating: true,
  input: z.strictObject({}),
  async load(find, _input, { actor }) {
    const [person] = await find.lockMany(users, { id: userIdOf(actor) ?? 0 });
    if (!person) throw new Problem('not_allowed');
    return pendingOf(find, person.id);
  },
  decide: ({ rows }) =>
    accept(
      rows.map(({ id }) => remove(emailChanges, id)),
      {},
    ),
});
