/** SQL that selects a member's median time to answer an invitation, in whole hours. */
const answerHours = `(
    select round(percentile_cont(0.5) within group (
      order by extract(epoch from step.at - invited.created_at) / 3600))::integer
    from proposals invited
    join lateral (
      select at from history
      where resource = 'proposals' and row_id = invited.id and from_state = 'received' and actor_id is not null
      order by id limit 1
    ) step on true
    where invited.creator_id = c.id)`;

/**
 * SQL that selects the audience of the member's largest presence with an audience, and its source and day.
 */
const audience = `(
    select p -> 'audience' || jsonb_build_object('source', p -> 'source', 'measuredAt', p -> 'measuredAt')
    from jsonb_array_elements(c.presences) p where jsonb_typeof(p -> 'audience') = 'object'
    order by (p ->> 'followers')::bigint desc limit 1) as audience`;

const most = (share: string) =>
  `(select key from jsonb_each_text(d.audience -> '${share}') order by value::numeric desc, key limit 1)`;

/**
 * The searchable profiles and their data in plain SQL, which define the content of the index. These are
 * listed members who may sign in, and external profiles that are not linked to a member.
 */
export const views = [
  `create view search.documents with (security_invoker = true) as
  select c.id * 2::bigint as ref, c.id as creator_id, null::integer as external_id,
    c.name, c.bio, c.portrait, c.main_skill, c.tags, c.categories, c.country, c.state, c.city,
    c.presences, c.followers, c.engagement_bp,
    case when c.currency = 'BRL' then c.price_cents end as price_cents,
    c.available, c.presences @> '[{"source": "verified"}]' as verified,
    null::text as gender, null::text as age_band, '{}'::text[] as languages, ${audience},
    coalesce((select active_on from creator_activity where creator_id = c.id),
      (c.created_at at time zone 'America/Sao_Paulo')::date) as active_on,
    ${answerHours} as answer_hours, c.evaluation_average, c.evaluation_count,
    null::text as source, null::timestamptz(3) as source_at
  from creators c
  where c.removed_at is null
    and exists (select from users u where u.creator_id = c.id and u.suspended_at is null)
  union all
  select e.id * 2::bigint + 1, null, e.id,
    e.name, e.bio, null, e.main_skill, e.tags, '{}', e.country, e.state, e.city,
    e.presences, e.followers, e.engagement_bp, e.price_cents,
    null, e.presences @> '[{"source": "verified"}]',
    e.gender, e.age_band, e.languages, e.audience, e.active_on, null, null, 0, e.source, e.source_at
  from external_profiles e
  where e.creator_id is null`,

  // Columns by which the search filters and sorts profiles.
  `create view search.entries with (security_invoker = true) as
  select d.ref, d.creator_id, d.external_id,
    search.skill_mask(d.tags || d.main_skill) as m1,
    search.channel_mask(on_it.channels)
      | search.kind_mask(array[case when d.creator_id is null then 'external' else 'member' end])
      | search.available_mask(array[case when d.available then '1' end])
      | search.verified_mask(array[case when d.verified then '1' end])
      | search.gender_mask(array[d.gender])
      | search.age_mask(array[d.age_band])
      | search.language_mask(d.languages)
      | search.audiencegender_mask(array[${most('genders')}])
      | search.audienceage_mask(array[${most('ages')}]) as m2,
    d.followers, d.engagement_bp as engagement,
    coalesce(d.price_cents, 9223372036854775807) as price,
    coalesce(d.active_on - date '2000-01-01', -1) as active,
    round(1000 * (
      0.5 * least(log(d.followers + 1) / 7, 1)
      + 0.3 * coalesce((d.evaluation_average - 1)::numeric / 4 * d.evaluation_count / (d.evaluation_count + 2), 0)
      + 0.1 * coalesce(24.0 / (24 + greatest(d.answer_hours - 2, 0)), 0)
      + 0.1 * coalesce(d.available::integer, 0)
    ))::integer as default_rank,
    search.country_code(d.country) as country,
    search.place(d.state) as state, search.place(d.city) as city,
    search.country_code(${most('countries')}) as audience_country,
    d.main_skill, d.answer_hours, d.evaluation_average, d.evaluation_count,
    search.terms(d.name, on_it.handles, d.tags || d.main_skill, on_it.channels, d.city || ' ' || d.state, d.bio) as terms
  from search.documents d
  cross join lateral (
    select coalesce(array_agg(p ->> 'channel'), '{}') as channels, coalesce(array_agg(p ->> 'handle'), '{}') as handles
    from jsonb_array_elements(d.presences) p
  ) on_it`,
];
