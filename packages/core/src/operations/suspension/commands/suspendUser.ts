import { accept, holds, Problem, refuse, remove, update } from '../../../kit';
import { defineCommand, lockWithSelf, sessions, tokens, users } from '../../../people';
import { maySuspend } from '../rule';
import { reasonGiven, refuseOneself, suspensionInput } from './input';

/**
 * Nobody signs in to the account any more, and whoever is signed in is out at once, programs too. What the person has
 * under way stays. Refuses `already_suspended`.
 */
export const suspendUser = defineCommand({
  name: 'users.suspend',
  rest: true,
  notWhileImpersonating: true,
  input: suspensionInput,
  async load(find, input, { actor }) {
    refuseOneself(actor, input);
    const { self } = await lockWithSelf(find, actor, input.id);
    const person = await find.forUpdate(users, input.id, maySuspend);
    if (!holds(maySuspend(self), person)) throw new Problem('not_allowed');
    return {
      person,
      open: await find.lockMany(sessions, { userId: person.id }),
      programs: await find.lockMany(tokens, { userId: person.id }),
    };
  },
  decide({ rows: { person, open, programs }, input, actor, now }) {
    if (person.suspendedAt !== null) return refuse('already_suspended');
    return accept(
      [
        update(users, person.id, { suspendedAt: now }),
        ...open.map((one) => remove(sessions, one.id)),
        ...programs.map((one) => remove(tokens, one.id)),
        ...reasonGiven('users.suspended', input, actor),
      ],
      { id: person.id },
    );
  },
});
