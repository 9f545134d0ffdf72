/** SQL that reads the presences of a profile as columns of the metrics. */
const ofPresences = (presences: string) => `jsonb_to_recordset(${presences}) as p
  (channel text, followers integer, "engagementBp" integer, source text, "measuredAt" timestamptz)`;
const day = (instant: string) => `(${instant} at time zone 'America/Sao_Paulo')::date`;
/**
 * SQL condition for presences with all their metrics. Only these are stored as metrics, because a profile can
 * be saved with an incomplete presence.
 */
const whole = `num_nulls(p.channel, p."measuredAt", p.followers, p."engagementBp", p.source) = 0`;
const columns = 'channel, day, followers, engagement_bp, source, origin';
const again = (owner: string) => `on conflict (${owner}, channel, day, source, origin)
  do update set followers = excluded.followers, engagement_bp = excluded.engagement_bp`;

/**
 * Metrics of profiles by channel and day, with their source. A trigger writes the metrics of a member at each
 * change of the profile. Imports write the metrics of external profiles. Partitioned by year, so that old
 * data can be dropped quickly.
 */
export const metrics = `
create schema metrics;
create sequence profile_metrics_id_seq as bigint;
create table profile_metrics (
  id bigint not null default nextval('profile_metrics_id_seq'),
  creator_id integer references creators,
  external_id integer references external_profiles on delete cascade,
  channel text not null check (length(channel) <= 20),
  day date not null,
  followers integer not null check (followers >= 0),
  engagement_bp integer not null check (engagement_bp between 0 and 10000),
  source text not null check (source in ('verified', 'declared', 'estimated')),
  origin text not null check (length(origin) <= 120),
  check (num_nonnulls(creator_id, external_id) = 1),
  unique (creator_id, channel, day, source, origin),
  unique (external_id, channel, day, source, origin)
) partition by range (day);
-- Rows of years without a partition: accepted, and deleted by their day.
create table metrics.other partition of profile_metrics default;
create function metrics.keep_years(this_year integer, kept integer) returns void language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  name text;
begin
  for year in this_year - kept .. this_year + 1 loop
    name := 'y' || year;
    continue when to_regclass('metrics.' || name) is not null;
    execute format('create table metrics.%I (like profile_metrics including defaults including constraints including indexes)', name);
    execute format('with moved as (delete from metrics.other where day >= make_date(%2$s, 1, 1) and day < make_date(%2$s + 1, 1, 1) returning *)
      insert into metrics.%1$I select * from moved', name, year);
    execute format('alter table profile_metrics attach partition metrics.%I for values from (%L) to (%L)',
      name, make_date(year, 1, 1), make_date(year + 1, 1, 1));
  end loop;
  for name in select relname from pg_class where relnamespace = 'metrics'::regnamespace and relkind = 'r'
    and relname ~ '^y[0-9]{4}$' and substr(relname, 2)::integer < this_year - kept
  loop
    execute format('drop table metrics.%I', name);
  end loop;
  delete from metrics.other where day < make_date(this_year - kept, 1, 1);
end $$;
revoke all on function metrics.keep_years(integer, integer) from public;
grant usage on schema metrics to elenco_system;
grant execute on function metrics.keep_years(integer, integer) to elenco_system;
select metrics.keep_years(extract(year from now())::integer, 3);
create function note_member_metrics() returns trigger language plpgsql as $$
begin
  insert into profile_metrics (creator_id, ${columns})
  select distinct on (c.id, p.channel)
    c.id, p.channel, ${day('p."measuredAt"')}, p.followers, p."engagementBp", p.source, ''
  from changed c cross join lateral ${ofPresences('c.presences')} where ${whole}
  order by c.id, p.channel, p."measuredAt" desc
  ${again('creator_id')}
  where (profile_metrics.followers, profile_metrics.engagement_bp) is distinct from (excluded.followers, excluded.engagement_bp);
  return null;
end $$;
create trigger note_metrics_insert after insert on creators
  referencing new table as changed for each statement execute function note_member_metrics();
create trigger note_metrics_update after update on creators
  referencing new table as changed for each statement execute function note_member_metrics();
create function note_said(given integer[]) returns void language sql as $$
  insert into profile_metrics (external_id, ${columns})
  select distinct on (s.profile_id, a ->> 'channel', 3, a ->> 'source', i.source)
    s.profile_id, a ->> 'channel', ${day(`coalesce((a ->> 'measuredAt')::timestamptz, i.source_at)`)},
    (a ->> 'followers')::integer, round((a ->> 'engagement')::numeric * 100)::integer, a ->> 'source', i.source
  from external_sources s join imports i on i.id = s.import_id
  cross join lateral jsonb_array_elements(s.record -> 'accounts') a
  where s.id = any (given)
  order by s.profile_id, a ->> 'channel', 3, a ->> 'source', i.source, i.id desc, s.line desc
  ${again('external_id')}
$$;

-- When a creator has the figures of a network deleted, the verified history of its channel is deleted with the
-- readings that it came from.
create function forget_verified_metrics() returns trigger language plpgsql as $$
begin
  delete from profile_metrics m using (select distinct creator_id, channel from gone) g
  where m.creator_id = g.creator_id and m.channel = g.channel and m.source = 'verified';
  return null;
end $$;
create trigger forget_verified_metrics after delete on channel_metrics
  referencing old table as gone for each statement execute function forget_verified_metrics();
`;
