import { z } from 'zod';
import { accept, insert, moveTo, refuse } from '../../../kit';
import { defineCommand, defineMove, id, requireAccess, systemOnly, userIdOf, users } from '../../party';
import {
  IMPERSONATION_MINUTES,
  impersonation,
  impersonationFlow,
  impersonationNotice,
  impersonations,
  mayImpersonate,
} from '../impersonation';

/** Ends an impersonation and notifies the impersonated user. */
export const endImpersonation = defineMove(impersonations, 'end', {
  fields: {},
  also: async () => null,
  decide: ({ row }) => ({ and: [impersonationNotice(row)] }),
});

/** Ends impersonations whose time is over and notifies the impersonated users. Only the system runs it. */
export const expireImpersonations = defineCommand({
  name: 'impersonations.expireAll',
  input: z.strictObject({}),
  async load(find, _input, { actor }) {
    requireAccess(actor, systemOnly);
    return find.lockMany(impersonations, { status: 'open' });
  },
  decide({ rows, now }) {
    const over = rows.filter(({ until }) => until <= now);
    return accept(
      over.flatMap((row) => [moveTo(impersonations, row.id, 'expire'), impersonationNotice(row)]),
      { ids: over.map((row) => row.id) },
    );
  },
});

/**
 * Starts an impersonation (`Login as`): from then on, the session shows what the impersonated user sees. Ends
 * an expired impersonation in the same session. Refuses with `acting_already`. Refuses with `not_found` for
 * users that the actor may not impersonate.
 */
export const startImpersonation = defineCommand({
  name: 'impersonations.start',
  notWhileImpersonating: true,
  input: z.strictObject({
    userId: id,
    reason: impersonation.shape.reason,
    /** Session that impersonates. The application supplies it, never the user. */
    sessionId: id,
  }),
  async load(find, { userId, sessionId }) {
    const user = await find.forUpdate(users, userId, mayImpersonate);
    return { user, earlier: await find.lockMany(impersonations, { sessionId, status: 'open' }) };
  },
  decide({ rows: { user, earlier }, input: { reason, sessionId }, actor, now }) {
    const impersonatorId = userIdOf(actor);
    if (impersonatorId === null || !('name' in actor)) return refuse('not_allowed');
    if (earlier.some(({ until }) => until > now)) return refuse('acting_already');
    return accept(
      [
        ...earlier.flatMap((row) => [moveTo(impersonations, row.id, 'end'), impersonationNotice(row)]),
        insert(impersonations, {
          status: impersonationFlow.initial,
          statusSince: now,
          userId: user.id,
          companyId: user.companyId,
          impersonatorId,
          impersonatorName: actor.name,
          sessionId,
          reason,
          until: new Date(Date.parse(now) + IMPERSONATION_MINUTES * 60_000).toISOString(),
        }),
      ],
      { userId: user.id },
    );
  },
});
