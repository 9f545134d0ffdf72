import type { SearchQuery, Skill } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Mark, SearchContext } from './context';
import { bestOf, bucketOf, isUniform, MAX_HITS, shareOfWords, type Words } from './expand';
import { type Bounds, orderedSql } from './matches';
import { ask, beside } from './tables';

/** A match with the columns that sorting and ranking need. */
export interface Light {
  readonly ref: string;
  /** True if the row comes from the delta, so it was edited since the last build. */
  readonly edited: boolean;
  readonly key: string;
  readonly text: number;
  readonly m1: string;
  readonly followers: number;
  readonly price: string;
  readonly main_skill: Skill | null;
  readonly answer_hours: number | null;
  readonly evaluation_average: number | null;
  readonly evaluation_count: number;
}

/** Maximum number of rows for which a word is looked up completely. */
const FEW = 2_000;

/** Words with more terms than this are not searched along a sort index. */
const MANY_TERMS = 50;

/** Factor by which more rows are read than expected, because filters and words may be correlated. */
const PLENTY = 1.5;
/** Factor by which the range grows if it had too few matches. */
const WIDER = 8;

type Read = (within: SearchContext) => Promise<Light[]>;

/**
 * Returns the rows between two marks in sort order, at least `limit` if there are as many. For frequent words
 * reads only part of the rows: along default_rank among the best-weighted matches, or along the index of
 * another sort.
 */
export async function rowsBetween(
  em: SqlEntityManager,
  query: SearchQuery,
  context: SearchContext,
  bounds: Bounds,
  few = FEW,
): Promise<Light[]> {
  const read: Read = (within) => {
    const { text, params } = orderedSql(query, within, bounds);
    return ask<Light>(em, context.tables, text, params);
  };
  const { words, ordered, plan } = context;
  const many = words && words.need === words.count && MAX_HITS(words) > few;
  if (!many || !ordered || plan.nobody || context.rows === 0) return read(context);
  const found =
    query.sort === 'relevance'
      ? await alongDefaultRank(em, { ...context, words }, bounds, read)
      : await alongSort({ ...context, words }, bounds, read);
  return found ?? read(context);
}

/** Returns true if the slot has returned enough rows that no unread row can come before them. */
const enough = (rows: readonly Light[], limit: number) =>
  rows.filter(({ edited }) => !edited).length >= limit;

type Worded = SearchContext & { readonly words: Words };

/**
 * Reads rows along default_rank. @returns undefined if too few rows have the words with the highest weight
 */
async function alongDefaultRank(
  em: SqlEntityManager,
  context: Worded,
  { after, until, limit }: Bounds,
  read: Read,
): Promise<Light[] | undefined> {
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
  // Nearly all rows would be read in steps, so reading all of them at once is cheaper.
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
 * Reads rows along the index of the sort. @returns undefined if that reads more rows than have the words, or
 * finds too few
 */
async function alongSort(context: Worded, { limit }: Bounds, read: Read): Promise<Light[] | undefined> {
  const { rows, words } = context;
  if (words.terms.length > MANY_TERMS) return undefined;
  const walk = Math.ceil((2 * PLENTY * limit) / shareOf(context));
  if (walk > rows * shareOf(context)) return undefined;
  const found = await read({ ...context, walk });
  return enough(found, limit) ? found : undefined;
}

/** Estimated share of the slot that matches words and filters, as if these were independent of each other. */
const shareOf = ({ words, rows, plan: { count, rare } }: Worded) =>
  Math.max(shareOfWords(words, rows) * ((count ?? rows) / rows) * ((rare?.hits ?? rows) / rows), 1 / rows);
