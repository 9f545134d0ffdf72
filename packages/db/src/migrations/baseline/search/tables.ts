const columns = `
  m1 bigint, m2 bigint, followers integer, engagement integer, price bigint, active integer, default_rank integer,
  country smallint, state bigint, city bigint, audience_country smallint,
  main_skill text, answer_hours integer, evaluation_average double precision, evaluation_count integer,
  terms text[]`;
const names =
  'm1, m2, followers, engagement, price, active, default_rank, country, state, city, audience_country, main_skill, answer_hours, evaluation_average, evaluation_count, terms';
/** Tables of the two slots. One is searched while the next generation is built in the other. */
const slots = [0, 1].flatMap((slot) => [
  `create table search.rows_${slot} (ref bigint not null, pos integer not null, ${columns})`,
  `create table search.terms_${slot} (id integer not null, term text collate "C" not null, field "char" not null,
    hits integer not null default 0)`,
  `create table search.postings_${slot} (term_id integer not null, chunk integer not null, positions integer[] not null)`,
  `create table search.bits_${slot} (word smallint not null, bit smallint not null, chunk integer not null,
    bits bit(64000) not null)`,
  `alter table search.bits_${slot} alter bits set storage plain`,
  `create table search.places_${slot} (word smallint not null, value bigint not null, hits integer not null,
    bit smallint, id integer)`,
]);

/**
 * Stores the current state of a changed profile in the transaction of the change, so that searches find the
 * change immediately. Locks the row before computing the state. If two changes are concurrent, the state that
 * the later one stores thus includes the earlier change.
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
  // The current generation. It is in the slot whose number is the generation modulo 2.
  `create table search.state (
    only_one boolean primary key default true check (only_one),
    generation integer not null check (generation >= 0),
    rows integer not null check (rows >= 0),
    built_at timestamptz(3),
    format integer not null default 1
  )`,
  'insert into search.state (generation, rows) values (0, 0)',
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
  `create function search.note_activity() returns trigger language plpgsql as $$
begin
  perform search.note(new.creator_id, null);
  return null;
end $$`,
  `create trigger search_activity after insert or update on creator_activity
  for each row execute function search.note_activity()`,
  'grant usage on schema search to elenco_system',
  'grant select on all tables in schema search to elenco_system',
  'grant insert on search.rows_0, search.rows_1 to elenco_system',
  'grant insert, update, delete on search.delta to elenco_system',
  'grant update on search.state to elenco_system',
  'revoke all on function search.prepare(integer), search.finish(integer) from public',
  'grant execute on function search.prepare(integer), search.finish(integer) to elenco_system',
];
