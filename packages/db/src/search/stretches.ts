import type { SearchQuery, Skill } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { bestOf, bucketOf, isUniform, mostHits, shareOfWords, type Words } from './expand';
import { type Bounds, orderedSql } from './matches';
import type { Mark, Place } from './place';
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

type Read = (within: Place) => Promise<Light[]>;

/**
 * The rows between two marks in the order of the sort, at least `limit` of them where there are as many. Of words that
 * many have, only as much is looked at as holds these: where somebody has the words best, along the standing; of other
 * sorts, along their index.
 */
export async function rowsBetween(
  em: SqlEntityManager,
  query: SearchQuery,
  place: Place,
  bounds: Bounds,
  few = FEW,
): Promise<Light[]> {
  const read: Read = (within) => {
    const { text, params } = orderedSql(query, within, bounds);
    return ask<Light>(em, place.tables, text, params);
  };
  const { words, ordered, plan } = place;
  const many = words && words.need === words.count && mostHits(words) > few;
  if (!many || !ordered || plan.nobody || place.rows === 0) return read(place);
  const found =
    query.sort === 'relevance'
      ? await alongStanding(em, { ...place, words }, bounds, read)
      : await alongSort({ ...place, words }, bounds, read);
  return found ?? read(place);
}

/** Whether there are as many of the slot as are wanted: then none stands behind who is not looked at yet. */
const enough = (rows: readonly Light[], limit: number) =>
  rows.filter(({ edited }) => !edited).length >= limit;

type Worded = Place & { readonly words: Words };

/** @returns undefined where those who have the words best are too few */
async function alongStanding(
  em: SqlEntityManager,
  place: Worded,
  { after, until, limit }: Bounds,
  read: Read,
): Promise<Light[] | undefined> {
  const words = bestOf(place.words);
  if (!words) return undefined;
  const isAmong = ({ key }: Mark) => BigInt(key) >= bucketOf(words);
  if (after && !isAmong(after)) return undefined;
  const { tables } = place;
  const ends = until && isAmong(until) ? until : undefined;
  const [from, end] = await Promise.all([
    after ? positionOf(em, place, words, after) : 0,
    ends ? positionOf(em, place, words, ends).then((pos) => Math.min(pos + 1, tables.end)) : tables.end,
  ]);
  const expected = Math.ceil((PLENTY * limit) / shareOf({ ...place, words }));
  // Then everybody is looked up, which is better done once.
  if (!ends && !isUniform(place.words) && expected >= end - from) return undefined;
  for (let width = ends ? end - from : expected; ; width *= WIDER) {
    const to = Math.max(from, Math.min(from + width, end));
    const rows = await read({ ...place, words, stretch: { from, to } });
    if (enough(rows, limit)) return rows;
    if (to >= end) return ends || isUniform(place.words) ? rows : undefined;
  }
}

/** Where in the slot stands who comes next behind a mark, or stood there. */
async function positionOf(
  em: SqlEntityManager,
  { tables }: Place,
  words: Words,
  { key, ref }: Mark,
): Promise<number> {
  const standing = String(BigInt(key) - bucketOf(words));
  const [found] = await ask<{ pos: number }>(
    em,
    tables,
    `select pos from ${tables.rows} r where ${beside(tables, 'standing', '<=', ['?::bigint', '?::bigint'])}
     order by standing desc, ref desc limit 1`,
    tables.spread ? [standing, standing, ref] : [standing, ref],
  );
  return found?.pos ?? tables.end;
}

/** @returns undefined where a walk would look at more than have the words, or did not find enough */
async function alongSort(place: Worded, { limit }: Bounds, read: Read): Promise<Light[] | undefined> {
  const { rows, words } = place;
  if (words.terms.length > MANY_TERMS) return undefined;
  const walk = Math.ceil((2 * PLENTY * limit) / shareOf(place));
  if (walk > rows * shareOf(place)) return undefined;
  const found = await read({ ...place, walk });
  return enough(found, limit) ? found : undefined;
}

/** Which share of the slot has the words and passes, if one told nothing of the other. */
const shareOf = ({ words, rows, plan: { count, rare } }: Worded) =>
  Math.max(shareOfWords(words, rows) * ((count ?? rows) / rows) * ((rare?.hits ?? rows) / rows), 1 / rows);
