import { type Actor, demand, maySearch } from '@elenco/core';
import { arrayText } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/**
 * Which of these creators a search can find, and so have a profile there: asked before their names become links. One
 * look at the definition of who is found, without what is said of them.
 */
export async function findable(
  em: SqlEntityManager,
  actor: Actor,
  creatorIds: readonly number[],
): Promise<readonly number[]> {
  demand(actor, maySearch);
  if (creatorIds.length === 0) return [];
  const rows = await em.execute<{ id: number }[]>(
    'select creator_id as id from search.documents where creator_id = any (?::int[])',
    [arrayText([...new Set(creatorIds)])],
  );
  return rows.map(({ id }) => id);
}
