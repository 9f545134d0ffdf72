import { z } from 'zod';
import { accept, emit, Problem, refuse, remove } from '../../../kit';
import { defineCommand, userIdOf, users } from '../../party';
import { requiresSecondFactor, secondFactors } from '../secondFactor';

/**
 * Turns off the second factor; the caller has checked the password. Refuses `second_factor_demanded` if
 * `demanded` is set and the user's duties require it.
 */
export const turnOffSecondFactor = defineCommand({
  name: 'users.turnOffSecondFactor',
  notWhileImpersonating: true,
  input: z.strictObject({ demanded: z.boolean() }),
  async load(find, _input, { actor }) {
    const userId = userIdOf(actor);
    if (userId === null) throw new Problem('not_allowed');
    return { userId, before: await find.lockMany(secondFactors, { userId }) };
  },
  decide({ rows: { userId, before }, input, actor }) {
    if (input.demanded && requiresSecondFactor(actor)) return refuse('second_factor_demanded');
    if (before.length === 0) return accept([], {});
    return accept(
      [
        ...before.map((one) => remove(secondFactors, one.id)),
        emit({ kind: 'users.secondFactorOff', resource: users.name, rowId: userId }),
      ],
      {},
    );
  },
});
