import { businessDate } from '@elenco/brazil';
import {
  type Actor,
  anyStaff,
  dueRows,
  queueSort,
  requireAccess,
  resources,
  userIdOf,
  type Wait,
  type WaitingCount,
  waiting,
  waitingFor,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { countLists } from '../../kernel/countLists';
import { unread } from '../../outbox/notifications';

/**
 * Returns the number of records in each queue of the actor's duties, with the longest wait or earliest
 * deadline and the sums of amounts. Stops counting at the same limit as lists. Also returns the number of the
 * actor's unread notifications.
 * @throws Problem `not_allowed`
 */
export async function waitingCounts(
  em: SqlEntityManager,
  actor: Actor,
  now: string,
): Promise<WaitingCount[]> {
  requireAccess(actor, anyStaff);
  const counted = await countLists(
    em,
    actor,
    waitingFor(actor).map((name) => {
      const { amount, currency }: Wait = waiting[name];
      return {
        resource: resources[name],
        where: dueRows(name, businessDate(now)),
        earliest: queueSort(name)[0],
        amount,
        currency,
      };
    }),
  );
  const userId = userIdOf(actor);
  const none = { since: null, dueOn: null, dueAt: null, sums: [] };
  return [
    ...counted.map(({ resource, total, earliest, sums }) => {
      const { due, dueAt }: Wait = waiting[resource];
      const instant = earliest === null || due ? null : new Date(earliest).toISOString();
      return {
        resource,
        count: total,
        since: dueAt ? null : instant,
        dueOn: due ? earliest : null,
        dueAt: dueAt ? instant : null,
        sums: [...sums] as WaitingCount['sums'],
      };
    }),
    ...(userId === null
      ? []
      : [{ resource: 'notifications' as const, count: await unread(em, userId), ...none }]),
  ];
}
