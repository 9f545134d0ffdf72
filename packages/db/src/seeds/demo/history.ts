import type { Actor } from '@elenco/core';
import { connectChannel } from '@elenco/core/discovery';
import { creators } from '@elenco/core/people';
import type { Database } from '../../database';
import { withClient } from '../../withClient';
import type { Talent } from './creators';

/** Connects Instagram for the demo creator, with a fake token. */
export async function connectDemoCreator(
  database: Database,
  { actor, creatorId }: Talent,
  now: string,
): Promise<void> {
  const { presences } = await database.get(creators, actor as Actor, creatorId);
  const own = presences.find(({ channel }) => channel === 'instagram');
  if (!own) throw new Error('the demo creator has no Instagram');
  const { handle, followers, engagementBp } = own;
  const audience = {
    genders: { female: 71, male: 26, nonbinary: 3 },
    ages: { '18-24': 24, '25-34': 43, '35-44': 22, '45-54': 8, '55-64': 3 },
    countries: { BR: 91, PT: 5, US: 2, AO: 1 },
    cities: { Recife: 27, 'São Paulo': 16, Olinda: 8, Fortaleza: 6, 'Rio de Janeiro': 5 },
  };
  const sample = { likes: 46_500, comments: 1_720, shares: null, views: null };
  const input = {
    channel: 'instagram',
    accountId: '17841400009999999',
    consentedAt: now,
    token: { sealed: 'seeded', expiresAt: now },
    figures: { handle, followers, engagementBp, posts: 412, sampledPosts: 25, sample, audience },
  };
  await database.perform(connectChannel, input, { actor, now });
}

/**
 * Adds daily readings since each account was connected, as the worker would have made them. No reading is
 * later than `now`. The last reading has the metrics of the profile. The second creator gained a tenth of the
 * followers in a day without a post. For every third creator, some days have no reading.
 */
export async function addDailyReadings(url: string, days: number, now: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query('begin');
    await client.query(
      `create temporary table own on commit drop as
       select c.id as connection_id, c.creator_id, c.channel, c.handle, c.measured_at, m.followers, m.posts, m.engagement_bp,
         row_number() over (order by c.creator_id) as n
       from connections c
       join lateral (select * from channel_metrics where connection_id = c.id order by id desc limit 1) m on true
       where c.status = 'connected'`,
    );
    // Existing readings are deleted, because they have today's number of followers, and earlier readings must
    // have fewer followers.
    await client.query('delete from channel_metrics where connection_id in (select connection_id from own)');
    await client.query(
      `with readings as (
         select connection_id, creator_id, channel, handle, posts, n, day, least(measured_at + day * interval '1 day', $2::timestamptz) as at,
           case when day = $1::integer then engagement_bp else greatest(engagement_bp + (engagement_bp * 0.06 * sin(day * 0.3))::integer, 1) end as engagement_bp,
           round(own.followers * (1 - 0.0012 * ($1::integer - day)
             - case when n = 2 and day < $1::integer - 31 then 0.1 else 0 end)
             + case when day = $1::integer then 0 else 4 * sin(day * 1.7) end)::integer as counted,
           own.posts - case when n = 2 then ($1::integer - day) / 14 else ($1::integer - day) / 3 end as published
         from own cross join generate_series(0, $1::integer) day
         where n % 3 <> 1 or day not between 30 and 41
       ), added as (
         insert into channel_metrics (version, created_at, updated_at, connection_id, creator_id, channel, handle, followers,
           posts, engagement_bp, sampled_posts, likes, comments, shares, views, method_version, source, measured_at)
         select 1, at, at, connection_id, creator_id, channel, handle, counted, greatest(published, 0), engagement_bp, 25,
           counted::bigint * engagement_bp / 10000 * 24, counted::bigint * engagement_bp / 10000, null, null, 2, 'verified', at
         from readings
       )
       insert into profile_metrics (creator_id, channel, day, followers, engagement_bp, source, origin)
       select creator_id, channel, (at at time zone 'America/Sao_Paulo')::date, counted, engagement_bp, 'verified', ''
       from readings on conflict do nothing`,
      [days, now],
    );
    await client.query(
      `update connections set measured_at = least(measured_at + $1::integer * interval '1 day', $2::timestamptz) where status = 'connected'`,
      [days, now],
    );
    await client.query(
      `update creators r set presences = (
         select jsonb_agg(case when c.channel = p ->> 'channel'
           then p || jsonb_build_object('measuredAt', to_char(c.measured_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) else p end)
         from jsonb_array_elements(r.presences) p)
       from connections c where c.creator_id = r.id and c.status = 'connected'`,
    );
    await client.query('commit');
  });
}
