import type { SearchQuery, Skill } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Mark, SearchContext } from './context';
import { bestOf, bucketOf, isUniform, mostHits, shareOfWords, type Words } from './expand';
import { type Bounds, orderedSql } from './matches';
import { ask, beside } from './tables';

/** A match, as it is read before anybody is shown. */
export interface Light {
  readonly ref: string;
  /** Whether it comes from the delta. */
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

/** Words that no more rows have than this are looked up whole. */
const FEW = 2_000;

/** Words that more terms stand for are not asked of each row of a walk. */
const MANY_TERMS = 50;

/** What was expected to be there is looked for in so much more, since filters and words go together or do not. */
const PLENTY = 1.5;
/** And where it was not there, in so much more again. */
const WIDER = 8;

type Read = (within: SearchContext) => Promise<Light[]>;

/**
 * The rows between two marks in the order of the sort, at least `limit` of them where there are as many. Of words that
 * many have, only as much is looked at as holds these: where somebody has the words best, along the default_rank; of other
 * sorts, along their index.
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
  const many = words && words.need === words.count && mostHits(words) > few;
  if (!many || !ordered || plan.nobody || context.rows === 0) return read(context);
  const found =
    query.sort === 'relevance'
      ? await alongDefaultRank(em, { ...context, words }, bounds, read)
      : await alongSort({ ...context, words }, bounds, read);
  return found ?? read(context);
}

/** Whether there are as many of the slot as are wanted: then none stands behind who is not looked at yet. */
const enough = (rows: readonly Light[], limit: number) =>
  rows.filter(({ edited }) => !edited).length >= limit;

type Worded = SearchContext & { readonly words: Words };

/** @returns undefined where those who have the words best are too few */
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
  // Then everybody is looked up, which is better done once.
  if (!ends && !isUniform(context.words) && expected >= end - from) return undefined;
  for (let width = ends ? end - from : expected; ; width *= WIDER) {
    const to = Math.max(from, Math.min(from + width, end));
    const rows = await read({ ...context, words, range: { from, to } });
    if (enough(rows, limit)) return rows;
    if (to >= end) return ends || isUniform(context.words) ? rows : undefined;
  }
}

/** Where in the slot stands who comes next behind a mark, or stood there. */
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

/** @returns undefined where a walk would look at more than have the words, or did not find enough */
async function alongSort(context: Worded, { limit }: Bounds, read: Read): Promise<Light[] | undefined> {
  const { rows, words } = context;
  if (words.terms.length > MANY_TERMS) return undefined;
  const walk = Math.ceil((2 * PLENTY * limit) / shareOf(context));
  if (walk > rows * shareOf(context)) return undefined;
  const found = await read({ ...context, walk });
  return enough(found, limit) ? found : undefined;
}

/** Which share of the slot has the words and passes, if one told nothing of the other. */
const shareOf = ({ words, rows, plan: { count, rare } }: Worded) =>
  Math.max(shareOfWords(words, rows) * ((count ?? rows) / rows) * ((rare?.hits ?? rows) / rows), 1 / rows);
