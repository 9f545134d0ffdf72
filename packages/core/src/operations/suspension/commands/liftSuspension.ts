import { accept, refuse, update } from '../../../kit';
import { defineCommand, merges, users } from '../../../people';
import { privacyRequests } from '../../privacy';
import { maySuspend } from '../rule';
import { reasonGiven, refuseOneself, suspensionInput } from './input';

/**
 * The person signs in again. Refuses `not_suspended`, and `suspended_for_erasure` where an erasure has suspended the
 * account: only its person takes that back. Refuses `suspended_for_merge` where the account was merged into another:
 * only undoing the merge opens it.
 */
export const liftSuspension = defineCommand({
  name: 'users.liftSuspension',
  rest: true,
  notWhileImpersonating: true,
  input: suspensionInput,
  async load(find, input, { actor }) {
    refuseOneself(actor, input);
    const person = await find.forUpdate(users, input.id, maySuspend);
    const since = person.suspendedAt;
    const erasures =
      since === null
        ? []
        : await find.many(privacyRequests, { kind: 'erasure', status: 'open', statusSince: since });
    const merged = await find.many(merges, { mergedUserId: person.id, undoneAt: null });
    return { person, erasures, merged };
  },
  decide({ rows: { person, erasures, merged }, input, actor }) {
    if (person.suspendedAt === null) return refuse('not_suspended');
    if (erasures.length > 0) return refuse('suspended_for_erasure');
    if (merged.length > 0) return refuse('suspended_for_merge');
    return accept(
      [
        update(users, person.id, { suspendedAt: null }),
        ...reasonGiven('users.suspensionLifted', input, actor),
      ],
      { id: person.id },
    );
  },
});
