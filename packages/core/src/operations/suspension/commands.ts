import { z } from 'zod';
import { accept, emit, holds, insert, Problem, refuse, remove, update } from '../../kit';
import {
  type Actor,
  defineCommand,
  id,
  lockWithSelf,
  merges,
  paragraph,
  sessions,
  tokens,
  userIdOf,
  users,
} from '../../people';
import { privacyRequests } from '../privacy';
import { notes } from '../staff';
import { maySuspend, suspendsFor } from './rule';

/** Input of a suspension. The user receives the reason, and staff can read it in a note. */
const suspensionInput = z.strictObject({ id, reason: paragraph(300).min(10, 'reason_too_short') });

type Given = z.output<typeof suspensionInput>;

/**
 * Prevents staff from suspending themselves.
 * @throws Problem `not_allowed` for the actor's own account
 */
function rejectSelf(actor: Actor, { id: rowId }: Given): void {
  if (userIdOf(actor) === rowId) throw new Problem('not_allowed');
}

/** Returns the note about the user, and the e-mail to the user. */
const reasonGiven = (
  kind: 'users.suspended' | 'users.suspensionLifted',
  { id: userId, reason }: Given,
  actor: Actor,
) => [
  insert(notes, {
    briefingId: null,
    companyId: null,
    creatorId: null,
    userId,
    body: reason,
    mentions: [],
    authorId: userIdOf(actor) ?? 0,
  }),
  emit({ kind, resource: 'users', rowId: userId, data: { comment: reason } }),
];

/**
 * Lifts a suspension. Refuses with `not_suspended`, with `suspended_for_erasure` if an erasure request has
 * suspended the account, which only the user can withdraw, and with `suspended_for_merge` if the account was
 * merged into another, which is reopened only by undoing the merge.
 */
export const liftSuspension = defineCommand({
  name: 'users.liftSuspension',
  rest: 'Lifts a user’s suspension; the reason is sent to the user',
  notWhileImpersonating: true,
  input: suspensionInput,
  async load(find, input, { actor }) {
    rejectSelf(actor, input);
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
    if (erasures.some((request) => suspendsFor(request, person))) return refuse('suspended_for_erasure');
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

/**
 * Suspends a user, who can no longer sign in, and ends all sessions and access tokens. Running projects
 * continue. Refuses with `already_suspended`.
 */
export const suspendUser = defineCommand({
  name: 'users.suspend',
  rest: 'Suspends a user; the reason is sent to the user',
  notWhileImpersonating: true,
  input: suspensionInput,
  async load(find, input, { actor }) {
    rejectSelf(actor, input);
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
