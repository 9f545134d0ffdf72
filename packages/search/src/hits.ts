import { arrayText, join, type Sql } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { bitsPassing } from './bitmaps';
import { chunkCondition } from './bitTests';
import { chunksOf, type SearchContext, sampledSql } from './context';
import { byWord, isUniform, maxWeight, type Words } from './expand';
import { walkPlan } from './plan';
import { ask, editedRows, joinableSql, type Tables } from './tables';

const known = ({ terms }: Words) =>
  terms.flatMap(({ id, n, weight }) => (id === null ? [] : [{ id, n, weight }]));

/** SQL that selects each term with the number and weight of its word. */
const wantedSql = ({ terms }: Words): Sql => ({
  text: 'unnest(?::text[], ?::int[], ?::int[]) as wanted(entry, n, weight)',
  params: [
    arrayText(terms.map(({ entry }) => entry)),
    arrayText(terms.map(({ n }) => n)),
    arrayText(terms.map(({ weight }) => weight)),
  ],
});

/**
 * SQL of common table expressions for the rows that have the words: `hits` from the slot, `fresh` from the
 * delta. Their column `text` is the total weight of the words in the row.
 */
export function hitsSql(context: SearchContext): Sql {
  const { words } = context;
  if (!words) return { text: '', params: [] };
  const slot = context.walk === undefined ? slotHits(context, words) : { text: '', params: [] };
  const wanted = wantedSql(words);
  return {
    text: `${slot.text}, fresh as (
      select ref, sum(weight) as text from (
        select d.ref, wanted.n, max(wanted.weight) as weight
        from search.delta d cross join unnest(d.terms) entry join ${wanted.text} using (entry)
        where not d.gone group by 1, 2
      ) found group by ref having count(*) >= ${words.need}
    )`,
    params: [...slot.params, ...wanted.params],
  };
}

function slotHits(context: SearchContext, words: Words): Sql {
  const { need, count } = words;
  const passing = passingSql(context);
  return {
    text: `, asked as materialized (
      select id, n, weight from unnest(?::int[], ?::int[], ?::int[]) as t(id, n, weight)
    ), found as materialized (
      select chunk, ${passing.text} from (${setsSql(context, need, count)}) sets ${passing.join}
    ), hits as (${isUniform(words) ? uniformHits(context, words) : weighedHits(context)})`,
    params: [
      arrayText(known(words).map(({ id }) => id)),
      arrayText(known(words).map(({ n }) => n)),
      arrayText(known(words).map(({ weight }) => weight)),
      ...passing.params,
    ],
  };
}

/**
 * SQL that restricts the positions of a chunk to rows that pass the query's filters on bitmaps and rare
 * places. Restricts nothing if the query has none of these filters.
 */
function passingSql(context: SearchContext): Sql & { join: string } {
  const { tables, plan } = context;
  if (plan.positions) {
    const text = 'positions operator(ia.&) ?::int[] as positions';
    return { text, params: [arrayText(plan.positions)], join: '' };
  }
  if (tables.spread) return { text: 'positions', params: [], join: '' };
  const found = plan.rare ? 'positions operator(ia.&) there' : 'positions';
  const there = plan.rare
    ? `join (select chunk, search.either(positions) as there from ${tables.postings}
        where term_id in (${plan.rare.ids.join(', ')}) group by chunk) rare using (chunk)`
    : '';
  if (plan.tests.length === 0) return { text: `${found} as positions`, params: [], join: there };
  return {
    text: `array(select pos from unnest(${found}) pos where get_bit(bits, pos - chunk * ${tables.chunk}) = 1) as positions`,
    params: [],
    join: `${there} join (${bitsPassing(tables, plan.tests, chunkCondition(chunksOf(context)))}) base using (chunk)`,
  };
}

/** SQL that selects the posting lists of the query's words. */
const askedLists = (tables: Tables) =>
  `${joinableSql(tables, tables.postings, { column: 'term_id', keys: 'select id from asked' })} p`;

/**
 * SQL that selects the positions of rows with at least `need` of the words, per chunk. If all words are
 * required, it intersects the lists without reading single positions.
 */
function setsSql(context: SearchContext, need: number, count: number): string {
  const sets = `select n, chunk, search.either(positions) as positions
    from asked join ${askedLists(context.tables)} on term_id = id where ${chunkCondition(chunksOf(context))} group by n, chunk`;
  if (need === count) {
    return `select chunk, search.both(positions) as positions from (${sets}) each group by chunk having count(*) = ${count}`;
  }
  return `select chunk, array_agg(pos order by pos) as positions from (
      select chunk, pos from (${sets}) each cross join unnest(positions) pos group by 1, 2 having count(*) >= ${need}
    ) enough group by chunk`;
}

/** SQL condition for the positions that the search reads. */
function lookedAt({ range, sample }: SearchContext): string {
  const between = range ? `pos >= ${range.from} and pos < ${range.to}` : 'true';
  return `${between} and ${sample ? sampledSql(sample) : 'true'}`;
}

/** SQL that selects the rows with the words, for a query whose matches all have the same weight. */
const uniformHits = (context: SearchContext, words: Words): string =>
  `select pos, ${maxWeight(words)} as text from found cross join unnest(positions) pos where ${lookedAt(context)}`;

/**
 * SQL that selects the rows with the words, each with the total weight of its words. Each word counts only in
 * the field with the highest weight.
 */
const weighedHits = (context: SearchContext): string => `select pos, sum(weight) as text from (
    select pos, a.n, max(a.weight) as weight
    from asked a join ${askedLists(context.tables)} on p.term_id = a.id join found f using (chunk)
    cross join unnest(p.positions operator(ia.&) f.positions) pos where ${chunkCondition(chunksOf(context))} and ${lookedAt(context)} group by 1, 2
  ) weighed group by pos`;

/** SQL condition that is true for rows with at least one term of each word. */
export const hasAllSql = (words: Words): Sql =>
  join(
    byWord(words).map((terms) => ({
      text: 'terms && ?::text[]',
      params: [arrayText(terms.map(({ entry }) => entry))],
    })),
    ' and ',
  );

/** SQL expression for the total weight of the query's words among the terms of row `of`. */
export function weighedSql(words: Words, of: string): Sql {
  const { text, params } = wantedSql(words);
  return {
    text: `(select sum(weight) from (
      select max(wanted.weight) as weight from unnest(${of}.terms) entry join ${text} using (entry) group by wanted.n
    ) best)`,
    params,
  };
}

/**
 * Returns the highest number of query words that a single profile has. Ignores filters. Returns 0 if no
 * profile has any of the words. Runs at most two statements. The first one checks whether a profile has all
 * words, by intersecting posting lists.
 */
export async function maxWordsFound(
  em: SqlEntityManager,
  words: Words,
  context: SearchContext,
): Promise<number> {
  const all = new Set(words.terms.map(({ n }) => n)).size === words.count;
  if (all && (await hasProfileWithAll(em, words, context))) return words.count;
  const { tables } = context;
  const slots = known(words);
  const [row] = await ask<{ most: number }>(
    em,
    tables,
    `with asked as (
       select * from unnest(?::int[], ?::int[]) as t(id, n)
     ), gone as (
       select pos from ${editedRows(tables)}
     ), sets as (
       select n, search.either(positions) as positions
       from asked join ${askedLists(tables)} on term_id = id group by n, chunk
     )
     select greatest(0, (select max(words) from (
         select count(*)::int as words from sets cross join unnest(positions) pos
         where not exists (select from gone where gone.pos = pos.pos) group by pos.pos
       ) of_slot), (select max(words) from (
         select count(distinct t.n)::int as words from search.delta d cross join unnest(d.terms) entry
         join unnest(?::text[], ?::int[]) as t(entry, n) using (entry) where not d.gone group by d.ref
       ) of_delta)) as most`,
    [
      arrayText(slots.map(({ id }) => id)),
      arrayText(slots.map(({ n }) => n)),
      arrayText(words.terms.map(({ entry }) => entry)),
      arrayText(words.terms.map(({ n }) => n)),
    ],
  );
  return row?.most ?? 0;
}

async function hasProfileWithAll(
  em: SqlEntityManager,
  words: Words,
  context: SearchContext,
): Promise<boolean> {
  const { text, params } = hitsSql({ ...context, plan: walkPlan, words: { ...words, need: words.count } });
  const { tables } = context;
  const still = tables.spread
    ? `select from hits where pos <> all (array(select r.pos from ${editedRows(tables)}))`
    : `select from hits join ${tables.rows} r using (pos) where r.ref <> all ((select refs from gone)::bigint[])`;
  const [row] = await ask<{ anybody: boolean }>(
    em,
    tables,
    `with gone as (select coalesce(array_agg(ref), '{}') as refs from search.delta)${text}
     select exists (${still}) or exists (select from fresh) as anybody`,
    [...params],
  );
  return row?.anybody ?? false;
}
