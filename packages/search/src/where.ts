import type { SearchQuery } from '@elenco/core';
import { join, type Sql } from '@elenco/sql';
import { facetMask, skillMask } from './bits';
import { type LocationWord, locationColumns } from './chunks';

const always: Sql = { text: 'true', params: [] };
const all = (pieces: readonly Sql[]): Sql => (pieces.length === 0 ? always : join(pieces, ' and '));

/** A test of a mask: any of its bits, or all of them. */
export interface MaskTest {
  /** The filter it comes from; the counts next to that filter ignore it. */
  readonly facet: string;
  readonly word: 1 | 2;
  readonly mask: bigint;
  /** The mask as halves of 32 bits, which JavaScript computes fast. */
  readonly low: number;
  readonly high: number;
  readonly all: boolean;
}

const maskTest = (facet: string, word: 1 | 2, mask: bigint, every: boolean): MaskTest => ({
  facet,
  word,
  mask,
  all: every,
  low: Number(mask & 0xffffffffn) | 0,
  high: Number(mask >> 32n) | 0,
});

/** Returns the filters of the query that masks decide. */
export function maskTests(query: SearchQuery): MaskTest[] {
  const tests: MaskTest[] = [];
  const any = (facet: Parameters<typeof facetMask>[0], values: readonly (string | null)[]) => {
    const given = values.filter((value) => value !== null);
    if (given.length > 0) tests.push(maskTest(facet, 2, facetMask(facet, given), false));
  };
  if (query.skills.length > 0) {
    tests.push(maskTest('skill', 1, skillMask(query.skills), query.match === 'all'));
  }
  any('channel', query.channels);
  any('kind', [query.kind]);
  any('available', query.available ? ['1'] : []);
  any('verified', query.verified ? ['1'] : []);
  any('gender', query.genders);
  any('age', query.ages);
  any('language', query.languages);
  any('audienceGender', [query.audienceGender]);
  any('audienceAge', query.audienceAges);
  return tests;
}

/** Returns whether the masks of a row, as halves of 32 bits, pass. */
export function passes(
  { word, all: every, low, high }: MaskTest,
  row: { low1: number; high1: number; low2: number; high2: number },
): boolean {
  const lower = (word === 1 ? row.low1 : row.low2) & low;
  const upper = (word === 1 ? row.high1 : row.high2) & high;
  return every ? lower === low && upper === high : (lower | upper) !== 0;
}

const maskSql = ({ word, mask, all: every }: MaskTest): Sql => ({
  text: every ? `m${word} & ?::bigint = ?::bigint` : `m${word} & ?::bigint <> 0`,
  params: every ? [String(mask), String(mask)] : [String(mask)],
});

/** Stored for an unknown price; higher than every price. */
export const noPrice = '9223372036854775807';

/** SQL of the numeric filters. */
export function numbersSql(query: SearchQuery, today: string): Sql {
  const asked: [unknown, string][] = [
    [query.followersFrom, 'followers >= ?'],
    [query.followersTo, 'followers <= ?'],
    [query.engagementFrom, 'engagement >= ?'],
    [query.engagementTo, 'engagement <= ?'],
    [query.priceFrom, `price >= ? and price < ${noPrice}`],
    [query.priceTo, 'price <= ?'],
  ];
  const since: Sql[] =
    query.activeWithin === null
      ? []
      : [{ text: `active >= ?::date - date '2000-01-01' - ?::int`, params: [today, query.activeWithin] }];
  return all([...given(asked), ...since]);
}

/** SQL of the numeric filter on the column that the query sorts by. */
export function sortedSql(query: SearchQuery, today: string): Sql {
  const { sort, followersFrom, followersTo, engagementFrom, engagementTo, priceFrom, priceTo } = query;
  const none = { followersFrom: null, followersTo: null, engagementFrom: null, engagementTo: null };
  const nothing = { ...query, ...none, priceFrom: null, priceTo: null, activeWithin: null };
  const own = {
    followers: { followersFrom, followersTo },
    engagement: { engagementFrom, engagementTo },
    price: { priceFrom, priceTo },
    activity: { activeWithin: query.activeWithin },
    relevance: {},
  };
  return numbersSql({ ...nothing, ...own[sort] }, today);
}

/** Returns the places of the query, with the word of their bitmaps. */
export const locationsAsked = (query: SearchQuery): readonly { word: LocationWord; value: Sql }[] =>
  (
    [
      [3, query.country, 'search.country_code(?)'],
      [4, query.state || null, 'search.place(?)'],
      [5, query.city || null, 'search.place(?)'],
      [6, query.audienceCountry, 'search.country_code(?)'],
    ] as const
  ).flatMap(([word, value, text]) => (value === null ? [] : [{ word, value: { text, params: [value] } }]));

/** SQL of the place filters for a row. */
export const locationsSql = (query: SearchQuery): Sql =>
  all(
    locationsAsked(query).map(({ word, value }) => ({
      text: `${locationColumns[word]} = ${value.text}`,
      params: value.params,
    })),
  );

const given = (asked: readonly [unknown, string][]): Sql[] =>
  asked.flatMap(([value, text]) => (value === null ? [] : [{ text, params: [value] }]));

/** SQL of all filters of the query except its words. */
export const filterSql = (query: SearchQuery, today: string): Sql =>
  all([...maskTests(query).map(maskSql), locationsSql(query), numbersSql(query, today)]);
