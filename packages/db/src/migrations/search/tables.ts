import { facetValues, skillBits } from '../../search/bits';

const columns = `
  m1 bigint, m2 bigint, followers integer, engagement integer, price bigint, active integer, standing integer,
  country smallint, state bigint, city bigint, audience_country smallint,
  main_skill text, answer_hours integer, evaluation_average double precision, evaluation_count integer,
  terms text[]`;
const names =
  'm1, m2, followers, engagement, price, active, standing, country, state, city, audience_country, main_skill, answer_hours, evaluation_average, evaluation_count, terms';
/** In every sort index, so that a walk along it decides without looking at the row. */
const covered = 'm1, m2, country, state, city, audience_country';
const sorts = ['followers', 'engagement', 'price', 'active', 'standing'] as const;
const others = (sort: string) => sorts.filter((one) => one !== sort && one !== 'standing').join(', ');

/** Two slots: one is searched, the next generation is built in the other. */
const slots = [0, 1].flatMap((slot) => [
  `create table search.rows_${slot} (ref bigint not null, pos integer not null, ${columns})`,
  `create table search.terms_${slot} (id integer not null, term text collate "C" not null, field "char" not null)`,
  `create table search.postings_${slot} (term_id integer not null, chunk integer not null, positions integer[] not null)`,
  `create table search.bits_${slot} (word smallint not null, bit smallint not null, chunk integer not null,
    bits bit(64000) not null)`,
  `alter table search.bits_${slot} alter bits set storage plain`,
]);

const bitCount = { 1: skillBits.length, 2: Object.values(facetValues).flat().length } as const;
const everyBit = ([1, 2] as const).flatMap((word) =>
  Array.from({ length: bitCount[word] }, (_, bit) => ({ word, bit })),
);
/** Within a text of the function, where a quote is two. */
const aggregates = everyBit
  .map(
    ({ word, bit }) => `string_agg(((m${word} >> ${bit}) & 1)::text, '''' order by pos) as b${word}_${bit}`,
  )
  .join(', ');
const pairs = everyBit.map(({ word, bit }) => `(${word}, ${bit}, b${word}_${bit})`).join(', ');

/** Empties a slot, and takes its indexes away while it is filled. */
const prepare = `create function search.prepare(slot integer) returns void language plpgsql
security definer set search_path = search, public, pg_temp as $$
declare
  name text;
begin
  if slot not in (0, 1) then raise exception 'no slot %', slot; end if;
  if slot = (select generation % 2 from search.state) then raise exception 'slot % is being searched', slot; end if;
  foreach name in array array['rows', 'terms', 'postings', 'bits'] loop
    execute format('truncate search.%I', name || '_' || slot);
  end loop;
  for name in select indexname from pg_indexes
    where schemaname = 'search' and tablename in ('rows_' || slot, 'terms_' || slot, 'postings_' || slot, 'bits_' || slot)
  loop
    execute format('drop index search.%I', name);
  end loop;
end $$`;

/** From the rows of a slot, all that they are found by. */
const finish = `create function search.finish(slot integer) returns void language plpgsql
security definer set search_path = search, public, pg_temp as $$
declare
  last integer;
begin
  if slot not in (0, 1) then raise exception 'no slot %', slot; end if;
  execute format('create unique index rows_%1$s_ref on rows_%1$s (ref)', slot);
  execute format('create unique index rows_%1$s_pos on rows_%1$s (pos)', slot);
${sorts
  .map(
    (sort) =>
      `  execute format('create index rows_%1$s_${sort} on rows_%1$s (${sort}, ref) include (${covered}, ${others(sort)})', slot);`,
  )
  .join('\n')}
  execute format('insert into terms_%1$s
    select row_number() over (order by entry), substr(entry, 3), left(entry, 1)::"char"
    from (select distinct unnest(terms) as entry from rows_%1$s) found', slot);
  execute format('create unique index terms_%1$s_id on terms_%1$s (id)', slot);
  execute format('create unique index terms_%1$s_term on terms_%1$s (term, field)', slot);
  execute format('create index terms_%1$s_trigrams on terms_%1$s using gin (term gin_trgm_ops)', slot);
  execute format('analyze terms_%1$s', slot);
  execute format('insert into postings_%1$s
    select t.id, r.pos / 64000, array_agg(r.pos order by r.pos)
    from (select pos, unnest(terms) as entry from rows_%1$s) r
    join terms_%1$s t on t.term = substr(r.entry, 3) and t.field = left(r.entry, 1)::"char"
    group by 1, 2', slot);
  execute format('create unique index postings_%1$s_key on postings_%1$s (term_id, chunk)', slot);
  -- Positions have no gaps, so the n-th character of a chunk is its n-th bit.
  execute format('select coalesce(max(pos) / 64000, -1) from rows_%s', slot) into last;
  for chunk in 0 .. last loop
    execute format('insert into bits_%1$s
      select word, bit, %2$s, bits::bit(64000) from (
        select ${aggregates}
        from rows_%1$s where pos >= %2$s * 64000 and pos < (%2$s + 1) * 64000
      ) chunk cross join lateral (values ${pairs}) found (word, bit, bits)
      where bits like ''%%1%%''', slot, chunk);
  end loop;
  execute format('create unique index bits_%1$s_key on bits_%1$s (word, bit, chunk)', slot);
  execute format('analyze rows_%1$s', slot);
  execute format('analyze postings_%1$s', slot);
  execute format('analyze bits_%1$s', slot);
end $$`;

/**
 * Notes what has become of somebody, in the transaction that changes it, so that an edit is found at once. The row is
 * locked before it is computed: of two changes at the same time the later one sees the earlier.
 */
const note = `create function search.note(member integer, other integer) returns void language plpgsql as $$
declare
  changed bigint := coalesce(member * 2::bigint, other * 2::bigint + 1);
begin
  insert into search.delta (ref, xid, gone) values (changed, pg_current_xact_id(), true)
  on conflict (ref) do update set xid = excluded.xid, gone = true, (${names}) = (${names
    .split(', ')
    .map(() => 'null')
    .join(', ')});
  update search.delta d set gone = false, (${names}) = (${names
    .split(', ')
    .map((name) => `e.${name}`)
    .join(', ')})
  from search.entries e
  where d.ref = changed and e.ref = changed
    and (e.creator_id = member or e.external_id = other);
end $$`;

const trigger = (
  name: string,
  body: string,
) => `create function search.${name}() returns trigger language plpgsql as $$
begin
  -- A load of many rows says so, and has the index built anew afterwards.
  if current_setting('elenco.search_later', true) = 'on' then return null; end if;
  ${body}
  return null;
end $$`;

export const tables = [
  ...slots,
  `create table search.delta (ref bigint primary key, xid xid8 not null, gone boolean not null, ${columns})`,
  // Which generation is searched: it lies in the slot of its number modulo 2.
  `create table search.state (
    only_one boolean primary key default true check (only_one),
    generation integer not null check (generation >= 0),
    rows integer not null check (rows >= 0),
    built_at timestamptz(3)
  )`,
  'insert into search.state (generation, rows) values (0, 0)',
  prepare,
  finish,
  note,
  trigger('note_member', 'perform search.note(coalesce(new.id, old.id), null);'),
  trigger('note_external', 'perform search.note(null, coalesce(new.id, old.id));'),
  trigger(
    'note_account',
    `if old.creator_id is not null then perform search.note(old.creator_id, null); end if;
  if new.creator_id is not null and new.creator_id is distinct from old.creator_id then
    perform search.note(new.creator_id, null);
  end if;`,
  ),
  `create trigger search_member after insert or update or delete on creators
  for each row execute function search.note_member()`,
  `create trigger search_account after insert or update of creator_id, suspended_at or delete on users
  for each row execute function search.note_account()`,
  `create trigger search_external after insert or update or delete on external_profiles
  for each row execute function search.note_external()`,
  // Members and profiles that are there before the index is.
  'select search.note(id, null) from creators',
  'select search.prepare(1), search.finish(1)',
  'grant usage on schema search to elenco_system',
  'grant select on all tables in schema search to elenco_system',
  'grant insert on search.rows_0, search.rows_1 to elenco_system',
  'grant insert, update, delete on search.delta to elenco_system',
  'grant update on search.state to elenco_system',
  'revoke all on function search.prepare(integer), search.finish(integer) from public',
  'grant execute on function search.prepare(integer), search.finish(integer) to elenco_system',
];
