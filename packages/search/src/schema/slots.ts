import { type MaskWord, maskColumns, maskFacets } from '../bits';
import { locationColumns } from '../chunks';
import { ownerSql, stampPattern } from '../servers/server';

/**
 * Columns that every sort index contains, so that a walk can filter without reading the row. The short
 * columns come last and together, so that they need no padding.
 */
const covered = 'm1, m2, m3, state, city, audience_city, country, audience_country';
const sorts = ['followers', 'engagement', 'price', 'active', 'default_rank'] as const;
const others = (sort: string) => sorts.filter((one) => one !== sort && one !== 'default_rank').join(', ');

const everyBit = Object.keys(maskColumns).flatMap((key) => {
  const word = Number(key) as MaskWord;
  return Object.values(maskFacets[word])
    .flat()
    .map((_, bit) => ({ word, bit }));
});
/**
 * SQL of aggregates. Quotes are escaped by a second quote, because the SQL is part of a string inside the
 * function.
 */
const aggregates = everyBit
  .map(
    ({ word, bit }) =>
      `string_agg(((${maskColumns[word]} >> ${bit}) & 1)::text, '''' order by pos) as b${word}_${bit}`,
  )
  .join(', ');
const pairs = everyBit.map(({ word, bit }) => `(${word}, ${bit}, b${word}_${bit})`).join(', ');

const slotTables = ['rows', 'terms', 'postings', 'bits', 'places'] as const;
const texts = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

const owner = ownerSql.replaceAll("'", "''");

/**
 * SQL that selects a table's parts on other servers: the table for commands to the server, the foreign table,
 * and the name of the table on that server.
 */
const partsElsewhere = `select s.srvname as orders, i.inhrelid::regclass as here,
    (select option_value from pg_options_to_table(t.ftoptions) where option_name = 'table_name') as there
  from pg_inherits i join pg_foreign_table t on t.ftrelid = i.inhrelid join pg_foreign_server s on s.oid = t.ftserver
  where i.inhparent = heap::regclass order by 1`;

/**
 * A function that gives the remote tables of a slot another name at each build. A server that was restored to
 * an earlier state, or overwritten by a physical copy, then lacks the expected table and is treated as lost.
 */
export const stampParts = `create or replace function search.stamp_parts(heap text, stamp text) returns void
language plpgsql set search_path = search, public, pg_temp as $$
declare
  part record;
  stamped text := heap || '_' || stamp;
begin
  for part in ${partsElsewhere} loop
    execute format('insert into %I (owner, command) values (${owner}, %L)', part.orders, format('do $do$ begin
      execute (select format(''alter table %%I rename to %I'', tablename) from pg_tables
        where schemaname = current_schema and tablename ~ %L);
    end $do$', stamped, '^' || heap || '${stampPattern}$'));
    execute format('alter foreign table %s options (set table_name %L)', part.here, stamped);
  end loop;
end $$`;

/**
 * A function that runs a command for each part of a slot's table. `%1$s` in the command is replaced with the
 * name of the part. A table that is not spread over servers has one part, the table itself. For a part on
 * another server, a trigger on that server runs the command, inside the transaction of the build.
 */
export const eachPart = `create or replace function search.each_part(heap text, command text) returns void
language plpgsql set search_path = search, public, pg_temp as $$
declare
  part record;
begin
  if (select relkind from pg_class where oid = heap::regclass) <> 'p' then
    execute format(command, heap);
    return;
  end if;
  execute format(command, heap || '_0');
  for part in ${partsElsewhere} loop
    execute format('insert into %I (owner, command) values (${owner}, %L)', part.orders, format(command, part.there));
  end loop;
end $$`;

/** A function that empties a slot and drops its indexes before a build fills the slot. */
export const prepare = `create or replace function search.prepare(slot integer) returns void language plpgsql
security definer set search_path = search, public, pg_temp as $$
declare
  name text;
  stamp text := substr(gen_random_uuid()::text, 1, 8);
begin
  if slot not in (0, 1) then raise exception 'no slot %', slot; end if;
  if slot = (select generation % 2 from search.state) then raise exception 'slot % is being searched', slot; end if;
  foreach name in array array[${texts(slotTables)}] loop
    perform stamp_parts(name || '_' || slot, stamp);
    perform each_part(name || '_' || slot, 'truncate %1$I');
    perform each_part(name || '_' || slot, 'do $do$ declare name text; begin
      for name in select indexname from pg_indexes where schemaname = current_schema and tablename = %1$L loop
        execute format(''drop index %%I'', name);
      end loop;
    end $do$');
  end loop;
end $$`;

/**
 * Minimum share of all rows, in basis points, that must have a place for the place to get bitmaps. Rarer
 * places get posting lists.
 */
const FREQUENT_BP = 50;

/** SQL that stores the names and ids of places. Rare places have negative ids and posting lists. */
const places = Object.entries(locationColumns)
  .map(
    ([word, column]) => `  execute format('insert into places_%1$s
    select ${word}, ${column}, count(*), case when count(*) * 10000 >= %2$s::bigint * ${FREQUENT_BP}
      then row_number() over (order by count(*) desc, ${column}) - 1 end, null
    from rows_%1$s group by ${column}', slot, total);`,
  )
  .join('\n');

const rare = (chunk: number) =>
  Object.entries(locationColumns)
    .map(
      ([word, column]) => `  execute format('insert into postings_%1$s
    select p.id, r.pos / ${chunk}, array_agg(r.pos order by r.pos)
    from rows_%1$s r join places_%1$s p on p.word = ${word} and p.value = r.${column} and p.bit is null
    group by 1, 2', slot);`,
    )
    .join('\n');

const placeOf = `case word ${Object.entries(locationColumns)
  .map(([word, column]) => `when ${word} then '${column}'`)
  .join(' ')} end`;

/**
 * Returns the function that builds the bitmaps, posting lists and indexes of a slot from its rows. `chunk` is
 * the number of rows per bitmap.
 */
export const finishOf = (
  chunk: number,
) => `create or replace function search.finish(slot integer) returns void language plpgsql
security definer set search_path = search, public, pg_temp as $$
declare
  last integer;
  total bigint;
  place record;
  -- Condition on the chunk of a partitioned table, so that only the server with this chunk is queried.
  within text := case (select relkind from pg_class where oid = ('rows_' || slot)::regclass) when 'p' then ' and pos / ${chunk} = %s' else '' end;
begin
  if slot not in (0, 1) then raise exception 'no slot %', slot; end if;
  perform each_part('rows_' || slot, 'create unique index %1$s_ref on %1$s (ref)');
  perform each_part('rows_' || slot, 'create unique index %1$s_pos on %1$s (pos)');
${sorts
  .map(
    (sort) =>
      `  perform each_part('rows_' || slot, 'create index %1$s_${sort} on %1$s (${sort}, ref) include (${covered}, ${others(sort)})');`,
  )
  .join('\n')}
  execute format('insert into terms_%1$s (id, term, field, hits)
    select row_number() over (order by entry), substr(entry, 3), left(entry, 1)::"char", count(*)
    from (select unnest(terms) as entry from rows_%1$s) found group by entry', slot);
  execute format('create unique index terms_%1$s_id on terms_%1$s (id)', slot);
  execute format('create unique index terms_%1$s_term on terms_%1$s (term, field)', slot);
  -- Almost all handles are unique: similar words are searched in an index without them first.
  execute format('create index terms_%1$s_trigrams on terms_%1$s using gin (term gin_trgm_ops) where field <> ''h''', slot);
  execute format('create index terms_%1$s_handles on terms_%1$s using gin (term gin_trgm_ops) where field = ''h''', slot);
  execute format('analyze terms_%1$s', slot);
  execute format('insert into postings_%1$s
    select t.id, r.pos / ${chunk}, array_agg(r.pos order by r.pos)
    from (select pos, unnest(terms) as entry from rows_%1$s) r
    join terms_%1$s t on t.term = substr(r.entry, 3) and t.field = left(r.entry, 1)::"char"
    group by 1, 2', slot);
  execute format('select count(*), coalesce(max(pos) / ${chunk}, -1) from rows_%s', slot) into total, last;
${places}
  execute format('update places_%1$s p set id = -n.n
    from (select word, value, row_number() over (order by word, value) as n from places_%1$s where bit is null) n
    where p.word = n.word and p.value = n.value', slot);
${rare(chunk)}
  execute format('create unique index places_%1$s_value on places_%1$s (word, value)', slot);
  perform each_part('postings_' || slot, 'create unique index %1$s_key on %1$s (term_id, chunk)');
  -- Positions have no gaps, so character n of a chunk becomes bit n.
  for chunk in 0 .. last loop
    execute format('insert into bits_%1$s
      select word, bit, %2$s, bits::bit(${chunk}) from (
        select ${aggregates}
        from rows_%1$s where pos >= %2$s * ${chunk} and pos < (%2$s + 1) * ${chunk}%3$s
      ) chunk cross join lateral (values ${pairs}) found (word, bit, bits)
      where bits like ''%%1%%''', slot, chunk, format(within, chunk));
    for place in execute format('select word, bit, value, ${placeOf.replaceAll("'", "''")} as of from places_%1$s where bit is not null', slot)
    loop
      execute format('insert into bits_%1$s
        select %2$s, %3$s, %4$s, bits::bit(${chunk}) from (
          select string_agg(case when %5$I = %6$s then ''1'' else ''0'' end, '''' order by pos) as bits
          from rows_%1$s where pos >= %4$s * ${chunk} and pos < (%4$s + 1) * ${chunk}%7$s
        ) chunk where bits like ''%%1%%''', slot, place.word, place.bit, chunk, place.of, place.value, format(within, chunk));
    end loop;
  end loop;
  perform each_part('bits_' || slot, 'create unique index %1$s_key on %1$s (word, bit, chunk)');
  perform each_part('rows_' || slot, 'analyze %1$I');
  perform each_part('postings_' || slot, 'analyze %1$I');
  perform each_part('bits_' || slot, 'analyze %1$I');
  execute format('analyze places_%1$s', slot);
end $$`;
