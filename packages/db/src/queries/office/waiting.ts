import {
  type Actor,
  anyStaff,
  requireAccess,
  resources,
  userIdOf,
  type WaitingCount,
  waiting,
  waitingFor,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { countLists } from '../../kernel/read';
import { unread } from '../../outbox/notifications';

/**
 * Returns the number of waiting records for the actor's duties, counted like lists, and of the actor's unread
 * notifications. @throws Problem `not_allowed`
 */
export async function waitingCounts(em: SqlEntityManager, actor: Actor): Promise<WaitingCount[]> {
  requireAccess(actor, anyStaff);
  const counted = await countLists(
    em,
    actor,
    waitingFor(actor).map((name) => ({
      resource: resources[name],
      where: [{ field: 'status', test: 'in', values: waiting[name].states }],
    })),
  );
  const userId = userIdOf(actor);
  return [
    ...counted.map(({ resource, total }) => ({ resource, count: total })),
    ...(userId === null ? [] : [{ resource: 'notifications' as const, count: await unread(em, userId) }]),
  ];
}
