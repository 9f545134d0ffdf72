import { z } from 'zod';
import { accept, type Find, insert, moveTo, Problem, refuse } from '../../../kit';
import { type Actor, defineCommand, defineMove, userIdOf } from '../../../people';
import { openOf, suspendAccount } from '../leaving';
import { accountStateOf, obstaclesTo } from '../obstacles';
import {
  dueFrom,
  type Erasable,
  erasable,
  eraseFrom,
  erasures,
  type PrivacyRequest,
  privacyRequestFlow,
  privacyRequests,
  withAccount,
} from '../request';

/** Loads the state of the account. Locks its user, so that concurrent requests are serialized. */
async function leavingOf(find: Find<Actor>, userId: number, erases: Erasable) {
  const accountState = await accountStateOf(find, userId, erases);
  const set: PrivacyRequest[] = await find.many(privacyRequests, { userId, kind: 'erasure', status: 'open' });
  return {
    user: accountState.user,
    waiting: set.find(({ eraseAt }) => eraseAt === null),
    isSet: set.some(({ eraseAt }) => eraseAt !== null),
    accountState,
    open: await openOf(find, accountState, erases),
  };
}

/**
 * Deletes the current user's profile, account or company: hides it immediately and erases it after seven
 * days. The caller has checked the password. Refuses with the obstacles of `obstaclesTo`, and with
 * `erasure_is_set`.
 */
export const leave = defineCommand({
  name: 'privacy-requests.leave',
  notWhileImpersonating: true,
  input: z.strictObject({ erases: erasable }),
  async load(find, { erases }, { actor }) {
    const userId = userIdOf(actor);
    if (userId === null) throw new Problem('not_allowed');
    return leavingOf(find, userId, erases);
  },
  decide({ rows: { user, waiting, isSet, accountState, open }, input: { erases }, now }) {
    if (isSet) return refuse('erasure_is_set');
    const obstacles = obstaclesTo(erases, accountState);
    if (obstacles.length > 0) return { refused: obstacles };
    const eraseAt = eraseFrom(now);
    const request = waiting
      ? moveTo(privacyRequests, waiting.id, 'schedule', { patch: { erases, eraseAt } })
      : insert(privacyRequests, {
          ...withAccount,
          userId: user.id,
          kind: 'erasure',
          status: privacyRequestFlow.initial,
          statusSince: now,
          text: '',
          dueOn: dueFrom(now),
          erases,
          eraseAt,
          answer: '',
        });
    return accept([request, ...suspendAccount(open, erases, user, now, eraseAt)], { eraseAt });
  },
});

/**
 * Schedules, as support, an erasure that was requested in writing. A user with an account is notified and can
 * undo the erasure for some days. Data of a person without an account is erased in the next run, after staff
 * have seen the code in the profile's bio. Refuses with `erasure_other_kind`, `code_not_seen`,
 * `not_an_erasure`, `erasure_is_set` and the obstacles to an erasure.
 */
export const scheduleErasure = defineMove(privacyRequests, 'schedule', {
  fields: { erases: erasures, codeSeen: z.enum(['yes', 'no']).default('no') },
  also: async (find, { userId }: PrivacyRequest, { erases }) =>
    userId === null || erases === 'no_account' ? null : leavingOf(find, userId, erases),
  decide({ row, also, input: { erases, codeSeen }, now }) {
    if (row.kind !== 'erasure') return refuse('not_an_erasure');
    if (row.eraseAt !== null) return refuse('erasure_is_set');
    if ((row.userId === null) !== (erases === 'no_account')) return refuse('erasure_other_kind', '/erases');
    if (also === null || erases === 'no_account') {
      if (row.handle !== null && codeSeen === 'no') return refuse('code_not_seen', '/codeSeen');
      return { patch: { erases, eraseAt: now } };
    }
    const { user, accountState, open } = also;
    const obstacles = obstaclesTo(erases, accountState);
    if (obstacles.length > 0) return { refused: obstacles };
    const eraseAt = eraseFrom(now);
    return { patch: { erases, eraseAt }, and: suspendAccount(open, erases, user, now, eraseAt) };
  },
});
