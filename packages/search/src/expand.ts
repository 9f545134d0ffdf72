import { arrayText } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { editedRows, type Tables } from './tables';

/**
 * Words that most bios contain and that have no meaning for a search. They are searched only if the query
 * contains no other words.
 */
const stopWords =
  'de da do das dos em no na nos nas um uma para por com sem que ou the and of in on for with without to who'.split(
    ' ',
  );

/**
 * Weight in percent of a matching word, for each field: name (n), handle (h), specialty or channel (s), place
 * (p), bio (b).
 */
const fieldWeight: Readonly<Record<string, number>> = { n: 100, h: 100, s: 80, p: 70, b: 60 };
const quality = { exact: 1, prefix: 0.8, near: 0.5, nearHandle: 0.5 } as const;

/** A dictionary term that matches a word of the query. */
interface TermMatch {
  /** Position of the word in the query, from 1. */
  readonly n: number;
  readonly token: string;
  readonly term: string;
  readonly field: string;
  /** Id of the term in the slot's dictionary; null if only edited profiles have the term. */
  readonly id: number | null;
  /** Number of rows of the slot that have the term. */
  readonly hits: number;
  readonly how: keyof typeof quality;
}

export interface Words {
  /** Number of words in the query. */
  readonly count: number;
  /**
   * Number of the query's words that a profile must have: all words, or fewer if no profile has all of them.
   */
  readonly need: number;
  /** The terms that match the n-th word (from 1), each with its weight in percent. */
  readonly terms: readonly { n: number; id: number | null; entry: string; weight: number; hits: number }[];
  /** Maps each word of the query that no profile has to the terms that are searched instead. */
  readonly spelling: Readonly<Record<string, readonly string[]>>;
}

/** Returns the terms for each word of the query, in the order of the words. */
export const byWord = ({ terms, count }: Words): Words['terms'][] =>
  Array.from({ length: count }, (_, n) => terms.filter((term) => term.n === n + 1));

/**
 * Returns for each word an upper limit of the number of matching rows. A row that has the word in two fields
 * counts twice.
 */
const hitsOf = (words: Words): number[] =>
  byWord(words).map((terms) => terms.reduce((sum, { hits }) => sum + hits, 0));

/**
 * Returns the maximum number of rows of the slot that match: the rows of the rarest word if all words are
 * required, otherwise the rows of all words.
 */
export const maxHits = (words: Words): number =>
  words.need < words.count ? hitsOf(words).reduce((sum, hits) => sum + hits, 0) : Math.min(...hitsOf(words));

/**
 * Returns the estimated share of `rows` rows that have all the words, assuming that words are independent of
 * each other.
 */
export const shareOfWords = (words: Words, rows: number): number =>
  hitsOf(words).reduce((share, hits) => share * Math.min(1, hits / rows), 1);

/** Returns the distinct weights of each word's terms, highest first. */
const weightsOf = (words: Words): number[][] =>
  byWord(words).map((terms) => [...new Set(terms.map(({ weight }) => weight))].sort((a, b) => b - a));

/** Returns true if all matches have the same weight, so that default_rank alone decides their order. */
export const isUniform = (words: Words): boolean =>
  words.need === words.count && weightsOf(words).every((weights) => weights.length <= 1);

/** Returns the highest weight that a match can have: the sum of the highest weights of its words. */
export const maxWeight = (words: Words): number =>
  weightsOf(words).reduce((sum, [weight = 0]) => sum + weight, 0);

/**
 * Size of a bucket of sort keys. Matches are sorted into twenty buckets by their total weight, and within a
 * bucket by default_rank (at most 1,000). The key of a bucket is its lowest sort key.
 */
const BUCKET = 10_000;
export const bucketSql = ({ count }: Words): string => `(text / ${5 * count})::bigint * ${BUCKET}`;
const bucketFor = (weight: number, { count }: Words) => BigInt(Math.floor(weight / (5 * count)) * BUCKET);
export const bucketOf = (words: Words): bigint => bucketFor(maxWeight(words), words);

/**
 * Returns the words with only the terms of the highest weight. Returns undefined if a match of a lower weight
 * could be in the same bucket.
 */
export function bestOf(words: Words): Words | undefined {
  const weights = weightsOf(words);
  const losses = weights.flatMap(([best, next]) => (best && next ? [best - next] : []));
  if (losses.length > 0 && bucketFor(maxWeight(words) - Math.min(...losses), words) === bucketOf(words)) {
    return undefined;
  }
  return { ...words, terms: words.terms.filter(({ n, weight }) => weight === weights[n - 1]![0]) };
}

/** Maximum number of terms that complete the beginning of a word; the shortest terms are used. */
const MAX_COMPLETIONS = 500;

/**
 * Returns the terms for the words of a query. For each word these are the word itself; otherwise terms that
 * begin with the word; otherwise terms that differ by one or two typos. Uses terms from handles that differ
 * by typos only if there are no other terms. Returns undefined for a text without words.
 */
export async function expand(
  em: SqlEntityManager,
  tables: Tables,
  text: string,
  alive = aliveIn(tables),
): Promise<Words | undefined> {
  const found = await em.execute<{ token: string }[]>('select token from search.tokens(?) token order by 1', [
    text,
  ]);
  const all = found.map(({ token }) => token);
  const meaningful = all.filter((token) => !stopWords.includes(token));
  const tokens = meaningful.length > 0 ? meaningful : all;
  if (tokens.length === 0) return undefined;
  const chosen: TermMatch[] = [];
  let missing: readonly string[] = tokens;
  for (const how of ['exact', 'prefix', 'near', 'nearHandle'] as const) {
    if (missing.length === 0) break;
    chosen.push(...(await usedTerms(em, { ...tables, ...alive }, tokens, how, missing)));
    missing = tokens.filter((token) => !chosen.some((stand) => stand.token === token));
  }
  const terms = chosen.map(({ n, id, term, field, how, hits }) => {
    const weight = Math.round((fieldWeight[field] ?? 0) * quality[how]);
    return { n, id, entry: `${field}:${term}`, weight, hits };
  });
  return { count: tokens.length, need: tokens.length, terms, spelling: spellingOf(chosen) };
}

function spellingOf(chosen: readonly TermMatch[]): Words['spelling'] {
  const instead: Record<string, string[]> = {};
  for (const { token, term, how } of chosen) {
    if (!how.startsWith('near')) continue;
    const known = instead[token] ?? [];
    instead[token] = known.includes(term) ? known : [...known, term].sort().slice(0, 5);
  }
  return instead;
}

/**
 * SQL of the form in which a field is indexed: names, handles and places as written; specialties and bios in
 * the singular.
 */
const wordOf = "case when t.field in ('n', 'h', 'p') then a.token else a.stem end";
const last = 'chr(1114111)';

const near = (terms: string, which: string, how: string) => `
    select a.n, a.token, t.term, t.field, t.id, t.hits, '${how}' as how
    from asked a join ${terms} t on (t.term % a.token or t.term % a.stem) and ${which} where search.near(t.term, ${wordOf})`;

const ways: Readonly<Record<keyof typeof quality, (terms: string) => string>> = {
  exact: (terms) => `
    select a.n, a.token, t.term, t.field, t.id, t.hits, 'exact' as how
    from asked a join ${terms} t on t.term in (a.token, a.stem) where t.term = ${wordOf}`,
  prefix: (terms) => `
    select a.n, a.token, t.term, t.field, t.id, t.hits, 'prefix' as how
    from asked a join ${terms} t on t.term > a.token collate "C" and t.term < (a.token || ${last}) collate "C"
    where length(a.token) > case when t.field = 'h' then 5 else 2 end and t.field <> 'b'`,
  near: (terms) => near(terms, `t.field <> 'h'`, 'near'),
  nearHandle: (terms) => near(terms, `t.field = 'h'`, 'nearHandle'),
};

/**
 * SQL that checks whether an unedited row has the term `known`. It consists of the common table expression
 * `dead` (terms or positions of edited rows) and the condition `alive`, which is true if there is an unedited
 * row.
 */
interface Alive {
  readonly dead: string;
  readonly alive: string;
}

/** Returns the check that reads the posting lists of terms. */
const aliveByLists = (tables: Tables): Alive => ({
  dead: `select coalesce(array_agg(r.pos), '{}') as positions from ${editedRows(tables)}`,
  alive: `((select cardinality(positions) from dead) = 0 or exists (
    select from ${tables.postings} p, unnest(p.positions) pos
    where p.term_id = known.id and pos <> all ((select positions from dead)::integer[])))`,
});

/**
 * Returns a check that does not read posting lists, which may be on other servers. It compares the number of
 * rows with a term to the number of edited rows that had the term.
 */
const aliveByCount = (tables: Tables): Alive => ({
  dead: `select entry, count(*) as n from ${editedRows(tables)} cross join unnest(r.terms) entry group by entry`,
  alive: `not exists (
    select from dead where dead.entry = known.field::text || ':' || known.term and dead.n >= known.hits)`,
});

const aliveIn = (tables: Tables): Alive => (tables.spread ? aliveByCount : aliveByLists)(tables);

/** The check that accepts every term of the slot, for callers that must not query other servers. */
export const allTermsUsed: Alive = { dead: 'select', alive: 'true' };

/**
 * Returns the matching terms that at least one current row has. Leaves out a term if all its rows have been
 * edited, because it would find nothing.
 */
async function usedTerms(
  em: SqlEntityManager,
  { slot, dead, alive }: Pick<Tables, 'slot'> & Alive,
  tokens: readonly string[],
  how: keyof typeof quality,
  only: readonly string[],
): Promise<TermMatch[]> {
  const found = await em.execute<TermMatch[]>(
    `with asked as (
       select n::int, token, search.stem(token) as stem
       from unnest(?::text[]) with ordinality as given(token, n) where token = any (?::text[])
     ), dead as (${dead}), edited as (
       select distinct null::integer as id, 0 as hits, substr(entry, 3) collate "C" as term, left(entry, 1)::"char" as field
       from search.delta, unnest(terms) entry where not gone
     )
     select * from (${ways[how](`search.terms_${slot}`)}) known where ${alive}
     union all select * from (${ways[how]('edited')}) fresh`,
    [arrayText(tokens), arrayText(only)],
  );
  return how === 'prefix' ? tokens.flatMap((token) => shortest(found, token)) : found;
}

function shortest(found: readonly TermMatch[], token: string): TermMatch[] {
  const own = found.filter((stand) => stand.token === token);
  const terms = [...new Set(own.map(({ term }) => term))]
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
    .slice(0, MAX_COMPLETIONS);
  const kept = new Set(terms);
  return own.filter(({ term }) => kept.has(term));
}
