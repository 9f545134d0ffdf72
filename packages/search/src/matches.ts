import type { SearchQuery } from '@elenco/core';
import { arrayText, join, type Sql } from '@elenco/sql';
import { type Mark, type SearchContext, sampledSql, stripesSql } from './context';
import { bucketSql } from './expand';
import { hasAllSql, hitsSql, weighedSql } from './hits';
import { beside, joinableSql } from './tables';
import { filterSql, priceSql, sortedSql } from './where';

/**
 * Columns that sorting and ranking need. They are read for each match, before the profiles of a page are
 * loaded.
 */
const light =
  'ref, edited, m1, followers, asked_price, main_skill, answer_hours, evaluation_average, evaluation_count, key, text';

const always: Sql = { text: 'true', params: [] };

/** SQL conditions of a match: the bounds of its place in the sort order, and the filter. */
interface Tests {
  readonly bounds?: Sql;
  readonly filter: Sql;
}

/**
 * SQL that selects the rows of the slot that the plan reads. If the plan reads along a sort index, a subquery
 * filters and sorts, so that only the index is read. Other plans filter later.
 */
function rowsSql(context: SearchContext, { bounds = always, filter }: Tests, tail: string): Sql {
  const { tables, words, plan, sample, walk } = context;
  const { rows } = tables;
  const at = (keys: string) => joinableSql(tables, rows, { column: 'pos', keys });
  if (plan.nobody) return { text: `(select * from ${rows} nobody limit 0) r`, params: [] };
  if (words && walk !== undefined) {
    const [all, text] = [hasAllSql(words), weighedSql(words, 'top')];
    return {
      text: `(select top.*, ${text.text} as text from (
        select * from (
          select * from ${rows} walk where ref <> all ((select refs from gone)::bigint[]) and ${bounds.text}
          ${tail.replace(/limit \d+/, `limit ${walk}`)}
        ) looked where ${filter.text} and ${all.text} ${tail}
      ) top) r`,
      params: [...text.params, ...bounds.params, ...filter.params, ...all.params],
    };
  }
  if (words) {
    return { text: `${at('select pos from hits')} r join hits hit using (pos)`, params: [] };
  }
  if (plan.positions && !sample) {
    const text = tables.spread
      ? `(select * from ${rows} part where pos = any (?::int[])) r`
      : `unnest(?::int[]) as passing(pos) join ${rows} r using (pos)`;
    return { text, params: [arrayText(plan.positions)] };
  }
  if (plan.rare && (plan.byRare || sample)) {
    const listed = `select pos from ${tables.postings} p cross join unnest(p.positions) pos
        where p.term_id in (${plan.rare.ids.join(', ')}) and ${sample ? sampledSql(sample) : 'true'}`;
    const text = tables.spread ? `${at(listed)} r` : `(${listed}) listed join ${rows} r using (pos)`;
    return { text, params: [] };
  }
  if (tail.includes(' limit ') && !sample) {
    const top = `select ref from ${rows} walk
      where ref <> all ((select refs from gone)::bigint[]) and ${filter.text} and ${bounds.text} ${tail}`;
    const text = tables.spread
      ? `${joinableSql(tables, rows, { column: 'ref', keys: top })} r`
      : `(${top}) top join ${rows} r using (ref)`;
    return { text, params: [...filter.params, ...bounds.params] };
  }
  if (!sample) return { text: `${rows} r`, params: [] };
  // Passed as an array, because PostgreSQL might scan all rows for a join.
  const listed = `array(${stripesSql(sample, tables)})`;
  return { text: `(select * from ${rows} part where pos = any (${listed})) r`, params: [] };
}

/**
 * SQL that selects the matches: unedited rows from the slot, edited rows from the delta. `columns` may
 * include `text`. `tail` (sort, limit) is added to both queries.
 */
export function matchesSql(
  context: SearchContext,
  columns: string,
  tests: Tests,
  tail = '',
): { with: Sql; matches: Sql } {
  const hits = hitsSql(context);
  const { words, plan, walk } = context;
  const rows = rowsSql(context, tests, tail);
  const { bounds = always, filter } = tests;
  const passing = join([filter, bounds], ' and ');
  const found = walk === undefined ? ', hit.text' : '';
  const text = words && !plan.nobody ? found : ', 0 as text';
  return {
    with: {
      text: `with gone as (select coalesce(array_agg(ref), '{}') as refs from search.delta)${hits.text}`,
      params: hits.params,
    },
    matches: {
      text: `(select ${columns} from (
          select r.*${text}, false as edited from ${rows.text}
          where r.ref <> all ((select refs from gone)::bigint[])
        ) row where ${passing.text} ${tail})
        union all
        (select ${columns} from (
          select d.*, ${words ? 'hit.text' : '0 as text'}, true as edited
          from search.delta d ${words ? 'join fresh hit using (ref)' : ''} where not d.gone
        ) row where ${passing.text} ${tail})`,
      params: [...rows.params, ...passing.params, ...passing.params],
    },
  };
}

/**
 * Returns the SQL expression by which results are sorted, and whether the order is descending. Rows with
 * equal values are sorted by ref in the same direction.
 */
function keyOf(query: SearchQuery, { words }: SearchContext): { key: string; down: boolean } {
  switch (query.sort) {
    case 'followers':
    case 'engagement':
      return { key: query.sort, down: true };
    case 'activity':
      return { key: 'active', down: true };
    case 'price':
      return { key: 'price', down: false };
    case 'relevance':
      // Sorted by the weight of the words, then by default_rank.
      return { key: words ? `${bucketSql(words)} + default_rank` : 'default_rank', down: true };
  }
}

export interface Bounds {
  readonly after?: Mark | undefined;
  /** The last row that may be returned. */
  readonly until?: Mark | undefined;
  readonly limit: number;
}

const boundSql = ({ tables }: SearchContext, key: string, than: '<' | '<=' | '>' | '>=', mark: Mark): Sql => {
  const text = beside(tables, key, than, ['?::bigint', '?::bigint']);
  return { text, params: tables.spread ? [mark.key, mark.key, mark.ref] : [mark.key, mark.ref] };
};

/**
 * SQL that selects the matches between two marks in sort order: at most `limit` from the slot and `limit`
 * from the delta.
 */
export function orderedSql(query: SearchQuery, context: SearchContext, { after, until, limit }: Bounds): Sql {
  const { key, down } = keyOf(query, context);
  const [before, behind] = down ? (['>=', '<'] as const) : (['<=', '>'] as const);
  // With a limit on rows, reading starts at the first row that can pass the filter on the sort column.
  const marks: Sql[] = [context.walk === undefined ? always : sortedSql(query, context.today)];
  if (after) marks.push(boundSql(context, key, behind, after));
  if (until) marks.push(boundSql(context, key, before, until));
  const direction = down ? 'desc' : 'asc';
  const order = `order by ${key} ${direction}, ref ${direction}`;
  const columns = light
    .replace('text', `${shareSql(context)} as text`)
    .replace('key', `${key} as key`)
    .replace('asked_price', `${priceSql(query)} as asked_price`);
  const tests = { bounds: join(marks, ' and '), filter: filterSql(query, context) };
  const { with: common, matches } = matchesSql(context, columns, tests, `${order} limit ${limit}`);
  return {
    text: `${common.text} select * from (${matches.text}) found order by key ${direction}, ref ${direction}`,
    params: [...common.params, ...matches.params],
  };
}

/** SQL expression for how well the words match, from 0 to 1. */
const shareSql = ({ words }: SearchContext) => (words ? `text / ${100 * words.count}.0::float8` : '0');
