import type { SearchQuery, Skill } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Mark, SearchContext } from './context';
import { bestOf, bucketOf, isUniform, maxHits, shareOfWords, type Words } from './expand';
import { type Bounds, orderedSql } from './matches';
import { ask, beside } from './tables';

/** A match with only the columns that sorting and ranking need. */
export interface MatchRow {
  readonly ref: string;
  /** True if the row comes from the delta, which means that it was edited after the last build. */
  readonly edited: boolean;
  readonly key: string;
  readonly text: number;
  readonly m1: string;
  readonly followers: number;
  /** Price that the query compares, as text; see `priceSql`. */
  readonly asked_price: string;
  readonly main_skill: Skill | null;
  readonly answer_hours: number | null;
  readonly evaluation_average: number | null;
  readonly evaluation_count: number;
}

/**
 * Maximum number of rows with a word for which all these rows are read. A word that more rows have is called
 * frequent.
 */
const FEW = 2_000;

/** Maximum number of terms that may match the words of a query for the search to read along a sort index. */
const MANY_TERMS = 50;

/**
 * Factor by which the expected number of rows to read is multiplied, because filters and words may be
 * correlated.
 */
const PLENTY = 1.5;
/** Factor by which the range of positions is widened if the range contained too few matches. */
const WIDER = 8;

type Read = (within: SearchContext) => Promise<MatchRow[]>;

/**
 * Returns the rows between two marks in sort order: at least `limit` rows, or all rows if there are fewer.
 * For frequent words it reads only a part of the rows: along default_rank among the matches of the highest
 * weight, or along the index of another sort.
 */
export async function rowsBetween(
  em: SqlEntityManager,
  query: SearchQuery,
  context: SearchContext,
  bounds: Bounds,
  few = FEW,
): Promise<MatchRow[]> {
  const read: Read = (within) => {
    const { text, params } = orderedSql(query, within, bounds);
    return ask<MatchRow>(em, context.tables, text, params);
  };
  const { words, ordered, plan } = context;
  const many = words && words.need === words.count && maxHits(words) > few;
  if (!many || !ordered || plan.nobody || context.rows === 0) return read(context);
  const found =
    query.sort === 'relevance'
      ? await alongDefaultRank(em, { ...context, words }, bounds, read)
      : await alongSort({ ...context, words }, bounds, read);
  return found ?? read(context);
}

/**
 * Returns true if at least `limit` of the rows come from the slot. In this case, no row of the slot that was
 * not read can come before these rows.
 */
const enough = (rows: readonly MatchRow[], limit: number) =>
  rows.filter(({ edited }) => !edited).length >= limit;

type Worded = SearchContext & { readonly words: Words };

/**
 * Reads rows of the highest weight along default_rank.
 * @returns undefined if too few rows have the words with that weight
 */
async function alongDefaultRank(
  em: SqlEntityManager,
  context: Worded,
  { after, until, limit }: Bounds,
  read: Read,
): Promise<MatchRow[] | undefined> {
  const words = bestOf(context.words);
  if (!words) return undefined;
  const isAmong = ({ key }: Mark) => BigInt(key) >= bucketOf(words);
  if (after && !isAmong(after)) return undefined;
  const { tables } = context;
  const ends = until && isAmong(until) ? until : undefined;
  const [from, end] = await Promise.all([
    after ? positionOf(em, context, words, after) : 0,
    ends ? positionOf(em, context, words, ends).then((pos) => Math.min(pos + 1, tables.end)) : tables.end,
  ]);
  const expected = Math.ceil((PLENTY * limit) / shareOf({ ...context, words }));
  // Reading in steps would read nearly all rows, so reading all rows in one step is cheaper.
  if (!ends && !isUniform(context.words) && expected >= end - from) return undefined;
  for (let width = ends ? end - from : expected; ; width *= WIDER) {
    const to = Math.max(from, Math.min(from + width, end));
    const rows = await read({ ...context, words, range: { from, to } });
    if (enough(rows, limit)) return rows;
    if (to >= end) return ends || isUniform(context.words) ? rows : undefined;
  }
}

/** Returns the position in the slot of the first row at or after a mark. */
async function positionOf(
  em: SqlEntityManager,
  { tables }: SearchContext,
  words: Words,
  { key, ref }: Mark,
): Promise<number> {
  const defaultRank = String(BigInt(key) - bucketOf(words));
  const [found] = await ask<{ pos: number }>(
    em,
    tables,
    `select pos from ${tables.rows} r where ${beside(tables, 'default_rank', '<=', ['?::bigint', '?::bigint'])}
     order by default_rank desc, ref desc limit 1`,
    tables.spread ? [defaultRank, defaultRank, ref] : [defaultRank, ref],
  );
  return found?.pos ?? tables.end;
}

/**
 * Reads rows along the index of the sort.
 * @returns undefined if this would read more rows than there are rows with the words, or if it finds too few
 * matches
 */
async function alongSort(context: Worded, { limit }: Bounds, read: Read): Promise<MatchRow[] | undefined> {
  const { rows, words } = context;
  if (words.terms.length > MANY_TERMS) return undefined;
  const walk = Math.ceil((2 * PLENTY * limit) / shareOf(context));
  if (walk > rows * shareOf(context)) return undefined;
  const found = await read({ ...context, walk });
  return enough(found, limit) ? found : undefined;
}

/**
 * Returns the estimated share of the slot's rows that match words and filters, assuming that these are
 * independent of each other.
 */
const shareOf = ({ words, rows, plan: { count, rare } }: Worded) =>
  Math.max(shareOfWords(words, rows) * ((count ?? rows) / rows) * ((rare?.hits ?? rows) / rows), 1 / rows);
