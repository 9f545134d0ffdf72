import { z } from 'zod';
import { accept, emit, insert, Problem, refuse, remove } from '../../../kit';
import { defineCommand, id, userIdOf, users } from '../../party';
import { tokenHash } from '../mailLink';
import { recoveryCodes, requiresSecondFactor, secondFactors } from '../secondFactor';
import { sessions } from '../session';

/**
 * Turns on a second factor, after the caller has checked a code from the user's device. Ends other sessions,
 * which began without a second factor. Refuses with `second_factor_on` if it is already on.
 */
export const turnOnSecondFactor = defineCommand({
  name: 'users.turnOnSecondFactor',
  notWhileImpersonating: true,
  requiresReauth: true,
  input: z.strictObject({
    secret: z.string().min(1),
    step: z.int(),
    recoveryHashes: z.array(tokenHash).length(recoveryCodes),
    keepSession: id.nullable(),
  }),
  async load(find, _input, { actor }) {
    const userId = userIdOf(actor);
    if (userId === null) throw new Problem('not_allowed');
    await find.lockMany(users, { id: userId });
    return {
      userId,
      before: await find.lockMany(secondFactors, { userId }),
      sessions: await find.lockMany(sessions, { userId }),
    };
  },
  decide({ rows: { userId, before, sessions: open }, input: { step, keepSession, ...kept } }) {
    if (before.length > 0) return refuse('second_factor_on');
    return accept(
      [
        insert(secondFactors, { ...kept, userId, lastStep: step }),
        ...open.filter((one) => one.id !== keepSession).map((one) => remove(sessions, one.id)),
        emit({ kind: 'users.secondFactorOn', resource: users.name, rowId: userId }),
      ],
      {},
    );
  },
});

/**
 * Turns off the second factor, after the caller has checked the password. Refuses with
 * `second_factor_demanded` if `demanded` is set and the user's duties require it.
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
