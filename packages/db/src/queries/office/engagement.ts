import {
  type Actor,
  type EngagementQuery,
  type EngagementReport,
  growthReaders,
  inForce,
  requireAccess,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

const zone = `at time zone 'America/Sao_Paulo'`;
const most = 50;

/**
 * Returns the engagement (interactions per follower, in basis points) for each month of a period, once for
 * creators with a contract in force and once for all creators with an account.
 * @throws Problem `not_allowed`
 */
export async function engagementReport(
  em: SqlEntityManager,
  actor: Actor,
  { from, to, channel }: EngagementQuery,
): Promise<EngagementReport> {
  requireAccess(actor, growthReaders);
  const ofChannel = channel === undefined ? '' : 'and channel = ?';
  const asked = channel === undefined ? [] : [channel];
  const hired = `select distinct creator_id from contracts where status in (${inForce.map(() => '?').join(', ')})`;
  const published = `d.published_at >= (?::date::timestamp ${zone})
    and d.published_at < (?::date::timestamp ${zone}) + interval '1 day' ${ofChannel.replace('channel', 'd.channel')}`;
  const months = await em.execute<EngagementReport['months'][number][]>(
    `with hired as (${hired}),
     span as (select to_char(m, 'YYYY-MM') as month
       from generate_series(date_trunc('month', ?::date), ?::date, interval '1 month') m),
     posts as (select to_char(d.published_at ${zone}, 'YYYY-MM') as month, count(*)::int as posts
       from deliverables d where ${published} group by 1),
     last as (select distinct on (creator_id, channel, to_char(day, 'YYYY-MM'))
         creator_id, to_char(day, 'YYYY-MM') as month, engagement_bp
       from profile_metrics where creator_id is not null and day between ? and ? ${ofChannel}
       order by creator_id, channel, to_char(day, 'YYYY-MM'), day desc),
     each as (select creator_id, month, avg(engagement_bp) as bp, creator_id in (select creator_id from hired) as is_hired
       from last group by 1, 2),
     rates as (select month, count(*)::int as members, avg(bp)::float as members_bp,
         count(*) filter (where is_hired)::int as hired, (avg(bp) filter (where is_hired))::float as hired_bp
       from each group by 1)
     select span.month, coalesce(posts, 0) as posts, coalesce(hired, 0) as hired, hired_bp as "hiredBp",
       coalesce(members, 0) as members, members_bp as "membersBp"
     from span left join posts using (month) left join rates using (month) order by 1`,
    [...inForce, from, to, from, to, ...asked, from, to, ...asked],
  );
  const creators = await em.execute<EngagementReport['creators'][number][]>(
    `select c.id as "creatorId", c.name, p.posts, c.followers, c.engagement_bp as "engagementBp",
       (select m.engagement_bp from profile_metrics m where m.creator_id = c.id and m.day <= ? ${ofChannel.replace('channel', 'm.channel')}
        order by m.day desc, m.id limit 1) as "formerBp"
     from (select d.creator_id, count(*)::int as posts from deliverables d where ${published} group by 1) p
     join creators c on c.id = p.creator_id order by p.posts desc, c.id limit ${most}`,
    [from, ...asked, from, to, ...asked],
  );
  return { months, creators };
}
