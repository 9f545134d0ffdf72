import { type Found, quotedPrice, type Rankable, rank, type SearchQuery, type Total } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { skillBits } from './bits';
import type { Mark, SearchContext } from './context';
import { profilesOf } from './profiles';
import { type MatchRow, rowsBetween } from './rangeScan';
import { noPrice } from './where';

/**
 * Number of matches in a block. Blocks follow each other in default_rank order; the matches of a block are
 * sorted by score.
 */
const BLOCK = 200;
/**
 * Maximum number of matches in a block that a later page reads again. Edits may have added rows to the block
 * since the first page. If there are more rows (from a server that answers again, or because of an invalid
 * cursor), the rest forms another block.
 */
const MAX_BLOCK = 2 * BLOCK;

/**
 * The position at which a page of results ends: the last row shown. If results are sorted by relevance, the
 * cursor also contains the first and last row of the current block.
 */
interface Cursor extends Mark {
  readonly start?: Mark | undefined;
  /** The last row of the current block; undefined for the last block. */
  readonly end?: Mark | undefined;
  readonly score?: number;
  /** Total that was counted for the first page, so that later pages need not count again. */
  readonly total?: Total | undefined;
  /** Number of words that a profile must have; undefined if profiles must have all words. */
  readonly need?: number | undefined;
}

export interface Page {
  readonly rows: readonly Found[];
  /** Returns the cursor (`after`) of the next page, which contains the total; null on the last page. */
  readonly next: ((total: Total) => string) | null;
}

/**
 * Number of rows that must be read for a page: a whole block if results are sorted by relevance, otherwise as
 * many rows as the page shows, plus one.
 */
export const wantedOf = (query: SearchQuery, limit: number): number =>
  query.sort === 'relevance' ? BLOCK + 1 : limit + 1;

/**
 * Returns the total that was counted for the first page. Reads it from the query's cursor; returns undefined
 * if the query has no cursor.
 */
export const totalIn = ({ after }: SearchQuery): Total | undefined =>
  after === null ? undefined : readCursor(after)?.total;

/**
 * Returns how many words of the query the profiles on earlier pages had to contain. Reads it from the query's
 * cursor; returns undefined if profiles had to contain all words.
 */
export const neededIn = ({ after }: SearchQuery): number | undefined =>
  after === null ? undefined : readCursor(after)?.need;

/**
 * Returns a page of matches in the order of the sort, each with its reasons, and the cursor of the next page.
 */
export async function pageOf(
  em: SqlEntityManager,
  query: SearchQuery,
  context: SearchContext,
  limit: number,
): Promise<Page> {
  const after = query.after === null ? undefined : readCursor(query.after);
  const page = query.sort === 'relevance' ? byBlocks : bySort;
  const { rows, next } = await page(em, query, context, limit, after);
  const profiles = await profilesOf(
    em,
    rows.map(({ ref }) => ref),
  );
  const { words } = context;
  const need = words && words.need < words.count ? words.need : undefined;
  const found = rows.flatMap(({ ref, text, ...row }): Found[] => {
    const profile = profiles.get(ref);
    const captionPosts = context.captions?.posts.get(ref) ?? null;
    if (!profile) return [];
    const priceOf = quotedPrice(query, profile)?.of?.format;
    const ranked = rank(query, { ...rankable({ ref, text, ...row }), priceOf });
    return [{ ...profile, ...ranked, captionPosts }];
  });
  return { rows: found, next: next && ((total) => writeCursor({ ...next, total, need })) };
}

async function bySort(
  em: SqlEntityManager,
  query: SearchQuery,
  context: SearchContext,
  limit: number,
  after: Cursor | undefined,
): Promise<{ rows: MatchRow[]; next: Cursor | null }> {
  const found = await rowsBetween(em, query, context, { after, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: found.length > limit && last ? { key: last.key, ref: last.ref } : null };
}

/**
 * Returns a page sorted by relevance: blocks in default_rank order, each sorted by score. A block is
 * identified by its first and last row, so that edits do not move other rows between blocks.
 */
async function byBlocks(
  em: SqlEntityManager,
  query: SearchQuery,
  context: SearchContext,
  limit: number,
  after: Cursor | undefined,
): Promise<{ rows: MatchRow[]; next: Cursor | null }> {
  const rows: MatchRow[] = [];
  let cursor = after;
  for (;;) {
    const begun = cursor?.score !== undefined;
    const size = begun ? MAX_BLOCK : BLOCK;
    const until = begun ? cursor?.end : undefined;
    const read = await rowsBetween(em, query, context, { after: cursor?.start, until, limit: size + 1 });
    const block = read.slice(0, size);
    const last = read.length > size ? block.at(-1) : undefined;
    const end: Mark | undefined = last ? { key: last.key, ref: last.ref } : until;
    const scored = block
      .map((row) => ({ row, score: rank(query, rankable(row)).score }))
      .sort((a, b) => b.score - a.score || compareRefs(b.row.ref, a.row.ref))
      .filter(({ row, score }) => !cursor || cursor.score === undefined || isBehind(cursor, score, row.ref));
    const room = limit - rows.length;
    rows.push(...scored.slice(0, room).map(({ row }) => row));
    if (scored.length > room || (rows.length === limit && end)) {
      const shown = scored[Math.min(room, scored.length) - 1];
      if (!shown) return { rows, next: null };
      const { key, ref } = shown.row;
      return { rows, next: { key, ref, score: shown.score, start: cursor?.start, end } };
    }
    if (!end || rows.length === limit) return { rows, next: null };
    cursor = { ...end, start: end };
  }
}

const isBehind = (cursor: Cursor, score: number, ref: string) =>
  score < cursor.score! || (score === cursor.score && compareRefs(ref, cursor.ref) < 0);

const compareRefs = (a: string, b: string) => Number(a) - Number(b);

function rankable(row: MatchRow): Rankable {
  const mask = BigInt(row.m1);
  return {
    text: row.text,
    mainSkill: row.main_skill,
    tags: skillBits.filter((_, bit) => (mask >> BigInt(bit)) & 1n),
    followers: row.followers,
    priceCents: row.asked_price === noPrice ? null : Number(row.asked_price),
    answerHours: row.answer_hours,
    evaluationAverage: row.evaluation_average,
    evaluationCount: row.evaluation_count,
  };
}

const isMark = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => isBigint(String(part)));

const isBigint = (text: string) =>
  /^-?\d{1,19}$/.test(text) && BigInt.asIntN(64, BigInt(text)) === BigInt(text);

/**
 * Parses a cursor.
 * @returns undefined for an invalid cursor; the search then starts at the first page
 */
function readCursor(text: string): Cursor | undefined {
  try {
    const [mark, score, start, end, counted, words] = JSON.parse(
      Buffer.from(text, 'base64url').toString('utf8'),
    ) as unknown[];
    if (!isMark(mark) || (start && !isMark(start)) || (end && !isMark(end))) return undefined;
    const of = (pair: unknown) => (isMark(pair) ? { key: String(pair[0]), ref: String(pair[1]) } : undefined);
    const known = typeof score === 'number' ? { score } : {};
    const need = Number.isInteger(words) && (words as number) > 0 ? (words as number) : undefined;
    return { ...of(mark)!, ...known, start: of(start), end: of(end), total: totalOf(counted), need };
  } catch {
    return undefined;
  }
}

/** Parses the total in a cursor. A negative number means that the total is an estimate. */
function totalOf(counted: unknown): Total | undefined {
  if (!Number.isSafeInteger(counted) || Math.abs(counted as number) > 10_000_000_000) return undefined;
  return { value: Math.abs(counted as number), exact: (counted as number) >= 0 };
}

function writeCursor({ key, ref, score, start, end, total, need }: Cursor): string {
  const of = (mark: Mark | undefined) => (mark ? [mark.key, mark.ref] : 0);
  const counted = total && (total.exact ? total.value : -total.value);
  const parts = [[key, ref], score ?? null, of(start), of(end), counted ?? null, need ?? null];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}
