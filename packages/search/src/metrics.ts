import { type Actor, type Metric, maySearch, metricYears, type Profile, requireAccess } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { profileOfKey } from './profile';

/**
 * Maximum number of metrics that are returned for a profile. A chart of all channels over several years
 * cannot show more.
 */
const MOST = 5_000;

/**
 * Returns the metrics of a profile by channel, oldest first. For a member, includes metrics from imported
 * files about profiles that are linked to the member.
 * @throws Problem `not_found`
 */
export async function metricsOfKey(
  em: SqlEntityManager,
  actor: Actor,
  key: string,
): Promise<readonly Metric[]> {
  const [metrics = []] = await metricsOf(em, [await profileOfKey(em, actor, key)]);
  return metrics;
}

type Person = Pick<Profile, 'creatorId' | 'externalId'>;

/** Returns the metrics of each of several profiles, in the order of the profiles. Uses one statement. */
export async function metricsOfProfiles(
  em: SqlEntityManager,
  actor: Actor,
  profiles: readonly Person[],
): Promise<readonly (readonly Metric[])[]> {
  requireAccess(actor, maySearch);
  return profiles.length === 0 ? [] : metricsOf(em, profiles);
}

/**
 * Returns the metrics of the current creator as brands see them; an empty list for actors who are not
 * creators.
 */
export async function ownMetrics(em: SqlEntityManager, actor: Actor): Promise<readonly Metric[]> {
  if (actor.role !== 'creator') return [];
  const [metrics = []] = await metricsOf(em, [{ creatorId: actor.creatorId, externalId: null }]);
  return metrics;
}

/**
 * Returns the metrics of each person, in the order of `people`. Post counts come from the last reading of
 * each day. Only connected accounts have readings.
 */
async function metricsOf(em: SqlEntityManager, people: readonly Person[]): Promise<Metric[][]> {
  const rows = await em.execute<(Metric & { person: number })[]>(
    `with asked as (
       select * from jsonb_to_recordset(?::jsonb) as asked (person integer, "creatorId" integer, "externalId" integer)
     ), newest as (
       select asked.person, m.* from asked cross join lateral (
         select * from profile_metrics
         where creator_id = asked."creatorId" or external_id = asked."externalId"
           or external_id in (select id from external_profiles where creator_id = asked."creatorId")
         order by day desc limit ${MOST}
       ) m
     ), readings as (
       select distinct on (creator_id, channel, (measured_at at time zone 'America/Sao_Paulo')::date)
         creator_id, channel, (measured_at at time zone 'America/Sao_Paulo')::date as day,
         posts, sampled_posts, views, likes, comments, shares, method_version
       from channel_metrics where creator_id in (select "creatorId" from asked)
       order by creator_id, channel, (measured_at at time zone 'America/Sao_Paulo')::date, measured_at desc, id desc
     )
     select m.person, m.channel, m.day::text as day, m.followers, m.engagement_bp as "engagementBp", m.source,
       nullif(m.origin, '') as origin, r.posts, r.sampled_posts as "sampledPosts", r.views, r.likes, r.comments,
       r.shares, r.method_version as "methodVersion"
     from newest m
     left join readings r on r.creator_id = m.creator_id and r.channel = m.channel and r.day = m.day
       and m.source = 'verified'
     order by m.person, m.channel, m.day, m.source desc, m.origin`,
    [JSON.stringify(people.map(({ creatorId, externalId }, person) => ({ person, creatorId, externalId })))],
  );
  const all: Metric[][] = people.map(() => []);
  for (const { person, ...metric } of rows) all[person]?.push(metric);
  return all;
}

/**
 * Creates the partitions of metrics for the coming years, and drops partitions that are older than the
 * retention period.
 */
export async function keepMetrics(em: SqlEntityManager, now: string): Promise<void> {
  await em.execute('select metrics.keep_years(?::int, ?::int)', [Number(now.slice(0, 4)), metricYears]);
}
