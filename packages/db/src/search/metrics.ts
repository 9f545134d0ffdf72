import { type Actor, type Metric, metricYears } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { arrayText } from './arrayText';
import { profileOfKey } from './profile';

/** As many as a chart of all channels over the years can show. */
const MOST = 5_000;

/**
 * What was measured of a profile, by channel, the oldest day first. Of a member also what files said of the profiles
 * that turned out to be theirs. @throws Problem `not_found`
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

/**
 * Makes room for the years to come, and forgets those that are too old. Notes what files said of profiles that have no
 * figures yet: those of before there was a history.
 */
export async function keepMetrics(em: SqlEntityManager, now: string): Promise<void> {
  for (let after: number | undefined = 0; after !== undefined; ) after = await noteSaid(em, after, now);
  await em.execute('select metrics.keep_years(?::int, ?::int)', [Number(now.slice(0, 4)), metricYears]);
}

/** Profiles whose lines are noted in one transaction: nobody waits for the locks of millions. */
const BATCH = 5_000;

/** Of profiles behind `after`; gives behind which to go on. What is older than the history is not noted. */
async function noteSaid(em: SqlEntityManager, after: number, now: string): Promise<number | undefined> {
  return em.transactional(async (inner) => {
    const tx = inner as SqlEntityManager;
    await tx.execute('set local statement_timeout = 0');
    const profiles = await tx.execute<{ id: number }[]>(
      `select e.id from external_profiles e
       where e.id > ? and not exists (select from profile_metrics m where m.external_id = e.id)
         and exists (select from external_sources s join imports i on i.id = s.import_id
           where s.profile_id = e.id and i.source_at >= make_date(?::int, 1, 1))
       order by e.id limit ${BATCH}`,
      [after, Number(now.slice(0, 4)) - metricYears],
    );
    await tx.execute(
      'select note_said(array(select id from external_sources where profile_id = any (?::int[])))',
      [arrayText(profiles.map(({ id }) => id))],
    );
    return profiles.length < BATCH ? undefined : profiles.at(-1)?.id;
  });
}
