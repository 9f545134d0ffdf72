import {
  type Actor,
  anyStaff,
  demand,
  resources,
  type WaitingCount,
  waiting,
  waitingFor,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { countLists } from '../../kernel/read';

/** How many records wait for the actor's duties, as the lists count them. @throws Problem `not_allowed` */
export async function waitingCounts(em: SqlEntityManager, actor: Actor): Promise<WaitingCount[]> {
  demand(actor, anyStaff);
  const counted = await countLists(
    em,
    actor,
    waitingFor(actor).map((name) => ({
      resource: resources[name],
      where: [{ field: 'status', test: 'in', values: waiting[name].states }],
    })),
  );
  return counted.map(({ resource, total }) => ({ resource, count: total }));
}
