import { arrayText } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/**
 * Recomputes the metrics of these profiles from their imported lines. Must be called after lines have moved
 * between profiles.
 */
export async function rebuildHistory(em: SqlEntityManager, profileIds: readonly number[]): Promise<void> {
  const of = [arrayText(profileIds)];
  await em.execute('delete from profile_metrics where external_id = any (?::int[])', of);
  await em.execute(
    'select note_said(array(select id from external_sources where profile_id = any (?::int[])))',
    of,
  );
}
