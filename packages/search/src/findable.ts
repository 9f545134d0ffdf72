import { type Actor, maySearch, requireAccess } from '@elenco/core';
import { arrayText } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/**
 * Returns which of the given creators a search can find, as ids. Only these creators have a profile page, so
 * pages turn only their names into links. Checks the rule for searchable profiles without reading the
 * profiles.
 */
export async function findable(
  em: SqlEntityManager,
  actor: Actor,
  creatorIds: readonly number[],
): Promise<readonly number[]> {
  requireAccess(actor, maySearch);
  if (creatorIds.length === 0) return [];
  const rows = await em.execute<{ id: number }[]>(
    'select creator_id as id from search.documents where creator_id = any (?::int[])',
    [arrayText([...new Set(creatorIds)])],
  );
  return rows.map(({ id }) => id);
}
