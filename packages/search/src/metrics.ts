import { type Actor, type Metric, metricYears } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { profileOfKey } from './profile';

/** Maximum number of metrics, as many as a chart of all channels over the years can show. */
const MOST = 5_000;

/**
 * Returns the metrics of a profile by channel, oldest first. For a member this includes metrics from files
 * about profiles that are linked to them. @throws Problem `not_found`
 */
export async function metricsOfKey(
  em: SqlEntityManager,
  actor: Actor,
  key: string,
): Promise<readonly Metric[]> {
  const { creatorId, externalId } = await profileOfKey(em, actor, key);
  return em.execute<Metric[]>(
    `select channel, day::text as day, followers, engagement_bp as "engagementBp", source, nullif(origin, '') as origin
     from (
       select * from profile_metrics
       where creator_id = ? or external_id = ?
         or external_id in (select id from external_profiles where creator_id = ?)
       order by day desc limit ${MOST}
     ) newest order by channel, day, source desc, origin`,
    [creatorId, externalId, creatorId],
  );
}

/** Creates partitions for the coming years and drops those that are too old. */
export async function keepMetrics(em: SqlEntityManager, now: string): Promise<void> {
  await em.execute('select metrics.keep_years(?::int, ?::int)', [Number(now.slice(0, 4)), metricYears]);
}
