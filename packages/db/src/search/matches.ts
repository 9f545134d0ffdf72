import type { SearchQuery } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { join, type Sql } from '../scope';
import { arrayText } from './arrayText';
import type { Words } from './expand';
import { type Plan, walkAlone } from './plan';
import { among, ask, beside, editedRows, type Tables } from './tables';
import { filterSql } from './where';

/** What is read of a match before anybody is shown: enough to sort and to rank. */
export const light =
  'ref, edited, m1, followers, price, main_skill, answer_hours, evaluation_average, evaluation_count, key, text';

/** Where a search looks: the tables of the current generation, and the words that it looks for. */
export interface Place {
  readonly tables: Tables;
  /** How many there are in the slot, on those servers that answer. */
  readonly rows: number;
  readonly words: Words | undefined;
  /** Business date. */
  readonly today: string;
  /** Whether the slot's rows lie in the order of their standing. */
  readonly ordered: boolean;
  readonly plan: Plan;
  /** Looks at this share of the slot's rows only, for estimates. */
  readonly sample?: number;
  /** Looks only at those of whom words were found, from one standing to another, and at so many at most. */
  readonly stretch?: {
    readonly from?: Mark | undefined;
    readonly until?: Mark | undefined;
    readonly most?: number;
  };
}

const always: Sql = { text: 'true', params: [] };

const known = ({ terms }: Words) =>
  terms.flatMap(({ id, n, weight }) => (id === null ? [] : [{ id, n, weight }]));

/** How well everybody was found, where that is one number: rows then stand in the order of their standing alone. */
export const isUniform = (words: Words): boolean =>
  words.need === words.count &&
  [...new Set(words.terms.map(({ n }) => n))].every(
    (word) => new Set(words.terms.filter(({ n }) => n === word).map(({ weight }) => weight)).size === 1,
  );

/** Where the words were found, as common table expressions: `hits` in the slot, `fresh` in the delta. */
function hitsSql(place: Place): { text: string; params: readonly unknown[] } {
  const { tables, words } = place;
  if (!words) return { text: '', params: [] };
  const { count, need, terms } = words;
  const hits = isUniform(words) ? uniformHits(place) : weighedHits(place, count);
  const few = place.plan.positions;
  const passing: Sql = few
    ? { text: ' operator(ia.&) ?::int[]', params: [arrayText(few)] }
    : { text: '', params: [] };
  return {
    text: `, asked as materialized (
      select id, n, weight from unnest(?::int[], ?::int[], ?::real[]) as t(id, n, weight)
    ), found as materialized (
      select chunk, positions${passing.text} as positions from (${setsSql(tables, need, count)}) sets
    ), hits as (${hits.text}), fresh as (
      select ref, sum(weight) / ${count} as text from (
        select d.ref, t.n, max(t.weight) as weight
        from search.delta d cross join unnest(d.terms) entry
        join unnest(?::text[], ?::int[], ?::real[]) as t(entry, n, weight) using (entry)
        where not d.gone group by 1, 2
      ) found group by ref having count(*) >= ${need}
    )`,
    params: [
      arrayText(known(words).map(({ id }) => id)),
      arrayText(known(words).map(({ n }) => n)),
      arrayText(known(words).map(({ weight }) => weight)),
      ...passing.params,
      ...hits.params,
      arrayText(terms.map(({ entry }) => entry)),
      arrayText(terms.map(({ n }) => n)),
      arrayText(terms.map(({ weight }) => weight)),
    ],
  };
}

/** The posting lists of the words asked for. */
const askedLists = (tables: Tables) =>
  `${among(tables, tables.postings, { column: 'term_id', keys: 'select id from asked' })} p`;

/** The positions of who has so many of the words, chunk by chunk; of all of them without looking at any alone. */
function setsSql(tables: Tables, need: number, count: number): string {
  const sets = `select n, chunk, search.either(positions) as positions
    from asked join ${askedLists(tables)} on term_id = id group by n, chunk`;
  if (need === count) {
    return `select chunk, search.both(positions) as positions from (${sets}) each group by chunk having count(*) = ${count}`;
  }
  return `select chunk, array_agg(pos order by pos) as positions from (
      select chunk, pos from (${sets}) each cross join unnest(positions) pos group by 1, 2 having count(*) >= ${need}
    ) enough group by chunk`;
}

/**
 * How many of the words those have who have the most of them, whatever the filters; 0 where nobody has any. Two
 * statements, however many words: whether anybody has them all is asked first, since that looks at nobody alone.
 */
export async function mostWords(em: SqlEntityManager, words: Words, place: Place): Promise<number> {
  const all = new Set(words.terms.map(({ n }) => n)).size === words.count;
  if (all && (await anybodyHasAll(em, words, place))) return words.count;
  const { tables } = place;
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

async function anybodyHasAll(em: SqlEntityManager, words: Words, place: Place): Promise<boolean> {
  const { text, params } = hitsSql({ ...place, plan: walkAlone, words: { ...words, need: words.count } });
  const { tables } = place;
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

const sampled = ({ sample }: Place) => (sample ? `pos % ${Math.round(1 / sample)} = 0` : 'true');

/** All of equal worth: only those of the stretch are looked at, the best first. */
function uniformHits(place: Place): Sql {
  const { tables, words, stretch = {} } = place;
  const worth = `(select sum(weight) / ${words!.count} from (select n, max(weight) as weight from asked group by n) w)`;
  // Behind the last one there is nobody any more.
  const mark = `(select ?::bigint - floor(${worth} * 20)::bigint * 10000 as key, ?::bigint as ref)`;
  const to = ['(select key from mark)', '(select ref from mark)'] as const;
  const at = `coalesce((with mark as ${mark} select pos from ${tables.rows} r
    where ${beside(tables, 'standing', '<=', to)}
    order by standing desc, ref desc limit 1), 2147483647)`;
  const bounds: Sql[] = [{ text: sampled(place), params: [] }];
  if (stretch.from) bounds.push({ text: `pos >= ${at}`, params: [stretch.from.key, stretch.from.ref] });
  if (stretch.until) bounds.push({ text: `pos <= ${at}`, params: [stretch.until.key, stretch.until.ref] });
  const within = join(bounds, ' and ');
  return {
    text: `select pos, ${worth} as text
      from (select * from found order by chunk) f cross join unnest(f.positions) pos
      where ${within.text}${stretch.most === undefined ? '' : ` limit ${stretch.most}`}`,
    params: within.params,
  };
}

/** Each by where the words stand: the best place of each word counts. */
const weighedHits = (place: Place, count: number): Sql => ({
  text: `select pos, sum(weight) / ${count} as text from (
      select pos, a.n, max(a.weight) as weight
      from asked a join ${askedLists(place.tables)} on p.term_id = a.id join found f using (chunk)
      cross join unnest(p.positions operator(ia.&) f.positions) pos where ${sampled(place)} group by 1, 2
    ) weighed group by pos`,
  params: [],
});

/**
 * The slot's rows that are looked at. A walk along the index of a sort reads nothing but the index until it has its
 * rows, so it filters and sorts by itself; the others are filtered afterwards.
 */
function rowsSql(place: Place, filter: Sql, tail: string): Sql {
  const { tables, words, plan, sample } = place;
  const { rows } = tables;
  const at = (keys: string) => among(tables, rows, { column: 'pos', keys });
  if (plan.nobody) return { text: `(select * from ${rows} nobody limit 0) r`, params: [] };
  if (words) return { text: `${at('select pos from hits')} r join hits hit using (pos)`, params: [] };
  if (plan.positions && !sample) {
    const text = tables.spread
      ? `(select * from ${rows} part where pos = any (?::int[])) r`
      : `unnest(?::int[]) as passing(pos) join ${rows} r using (pos)`;
    return { text, params: [arrayText(plan.positions)] };
  }
  if (plan.rare && (plan.byRare || sample)) {
    const listed = `select pos from ${tables.postings} p cross join unnest(p.positions) pos
        where p.term_id = ${plan.rare.id} and ${sampled(place)}`;
    const text = tables.spread ? `${at(listed)} r` : `(${listed}) listed join ${rows} r using (pos)`;
    return { text, params: [] };
  }
  if (tail.includes(' limit ') && !sample) {
    const top = `select ref from ${rows} walk where ref <> all ((select refs from gone)::bigint[]) and ${filter.text} ${tail}`;
    const text = tables.spread
      ? `${among(tables, rows, { column: 'ref', keys: top })} r`
      : `(${top}) top join ${rows} r using (ref)`;
    return { text, params: filter.params };
  }
  if (!sample) return { text: `${rows} r`, params: [] };
  // A sample cannot be left to other servers: there every n-th is looked at.
  const every = `select generate_series(0, ${tables.end - 1}, ${Math.round(1 / sample)})`;
  const text = tables.spread
    ? `${at(every)} r`
    : `${rows} r tablesample system (${sample * 100}) repeatable (1)`;
  return { text, params: [] };
}

/**
 * Matches from the slot, but for those that were edited since, and from the delta. `columns` may name `text`; `tail`
 * is added to each of the two and may sort and limit it.
 */
export function matchesSql(
  place: Place,
  columns: string,
  filter: Sql,
  tail = '',
): { with: Sql; matches: Sql } {
  const hits = hitsSql(place);
  const { words, plan } = place;
  const rows = rowsSql(place, filter, tail);
  const text = words && !plan.nobody ? 'hit.text' : '0::real as text';
  return {
    with: {
      text: `with gone as (select coalesce(array_agg(ref), '{}') as refs from search.delta)${hits.text}`,
      params: hits.params,
    },
    matches: {
      text: `(select ${columns} from (
          select r.*, ${text}, false as edited from ${rows.text}
          where r.ref <> all ((select refs from gone)::bigint[])
        ) row where ${filter.text} ${tail})
        union all
        (select ${columns} from (
          select d.*, ${words ? 'hit.text' : '0::real as text'}, true as edited
          from search.delta d ${words ? 'join fresh hit using (ref)' : ''} where not d.gone
        ) row where ${filter.text} ${tail})`,
      params: [...rows.params, ...filter.params, ...filter.params],
    },
  };
}

/** What the sort compares, and which way; equals stand in the order of their refs, the same way. */
export function keyOf(query: SearchQuery, { words }: Place): { key: string; down: boolean } {
  switch (query.sort) {
    case 'followers':
    case 'engagement':
      return { key: query.sort, down: true };
    case 'activity':
      return { key: 'active', down: true };
    case 'price':
      return { key: 'price', down: false };
    case 'relevance':
      // How well the words were found goes before all; otherwise whoever stands best without any question.
      return { key: words ? 'floor(text * 20)::bigint * 10000 + standing' : 'standing', down: true };
  }
}

/** A place in the order of a sort. */
export interface Mark {
  readonly key: string;
  readonly ref: string;
}

export interface Bounds {
  readonly after?: Mark | undefined;
  /** The last one that still belongs to it. */
  readonly until?: Mark | undefined;
  readonly limit?: number;
}

const boundSql = ({ tables }: Place, key: string, than: '<' | '<=' | '>' | '>=', mark: Mark): Sql => {
  const text = beside(tables, key, than, ['?::bigint', '?::bigint']);
  return { text, params: tables.spread ? [mark.key, mark.key, mark.ref] : [mark.key, mark.ref] };
};

/** The matches between two marks in the order of the query's sort. */
export function orderedSql(query: SearchQuery, place: Place, { after, until, limit }: Bounds): Sql {
  const { key, down } = keyOf(query, place);
  const [before, behind] = down ? (['>=', '<'] as const) : (['<=', '>'] as const);
  const bounds: Sql[] = [];
  if (after) bounds.push(boundSql(place, key, behind, after));
  if (until) bounds.push(boundSql(place, key, before, until));
  const filter = join([filterSql(query, place.today), ...bounds, always], ' and ');
  const direction = down ? 'desc' : 'asc';
  const tail = `order by ${key} ${direction}, ref ${direction}${limit === undefined ? '' : ` limit ${limit}`}`;
  const columns = light.replace('key', `${key} as key`);
  const { with: common, matches } = matchesSql(place, columns, filter, tail);
  return {
    text: `${common.text} select * from (${matches.text}) found
      order by key ${direction}, ref ${direction}${limit === undefined ? '' : ` limit ${limit}`}`,
    params: [...common.params, ...matches.params],
  };
}
