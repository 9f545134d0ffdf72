import type { Actor } from '@elenco/core';
import { connectChannel } from '@elenco/core/discovery';
import { creators } from '@elenco/core/people';
import type { Database } from '../../database';
import { withClient } from '../../withClient';
import type { Talent } from './creators';
import { JUMPED, paceOf } from './paces';

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
 * later than `now`. The last reading has the metrics of the profile. Growth, posts, comments and engagement
 * differ by creator (`paceOf`). One creator gained a tenth of the followers in a day without a post. For every
 * third creator, some days have no reading.
 */
export async function addDailyReadings(url: string, days: number, now: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query('begin');
    const { rowCount } = await client.query(
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
    const paces = Array.from({ length: rowCount ?? 0 }, (_, index) => ({
      n: index + 1,
      ...paceOf(index + 1),
    }));
    await client.query(
      `with paces as (
         select * from jsonb_to_recordset($3::jsonb) as pace (
           n integer, daily float, bend float, "postEvery" integer, "commentRate" float, drift float)
       ), readings as (
         select connection_id, creator_id, channel, handle, posts, day, least(measured_at + day * interval '1 day', $2::timestamptz) as at,
           "commentRate" as comment_rate,
           greatest(engagement_bp * (1 - drift * ago / 100 + 0.06 * sin(ago * (0.2 + 0.013 * n))), 1)::integer as engagement_bp,
           round(followers * (1 - daily * ago - bend * ago * ago + 0.0006 * sin(ago * (1.1 + 0.07 * n))
             - case when n = $4 and day < $1::integer - 31 then 0.1 else 0 end))::integer as counted,
           posts - ago / "postEvery" as published
         from own join paces using (n) cross join generate_series(0, $1::integer) day cross join lateral (select $1::integer - day as ago) past
         where n % 3 <> 1 or day not between 30 and 41
       ), added as (
         insert into channel_metrics (version, created_at, updated_at, connection_id, creator_id, channel, handle, followers,
           posts, engagement_bp, sampled_posts, likes, comments, shares, views, method_version, source, measured_at)
         select 1, at, at, connection_id, creator_id, channel, handle, counted, greatest(published, 0), engagement_bp, 25,
           round(interactions / (1 + comment_rate)), round(interactions * comment_rate / (1 + comment_rate)), null, null, 2, 'verified', at
         from readings cross join lateral (select counted::float * engagement_bp / 10000 * 25 as interactions) posted
       )
       insert into profile_metrics (creator_id, channel, day, followers, engagement_bp, source, origin)
       select creator_id, channel, (at at time zone 'America/Sao_Paulo')::date, counted, engagement_bp, 'verified', ''
       from readings on conflict do nothing`,
      [days, now, JSON.stringify(paces), JUMPED],
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
