import { type SearchQuery, withoutAccents } from '@elenco/core';
import { join, type Sql } from '@elenco/sql';
import {
  facetMask,
  type MaskWord,
  maskColumns,
  type PlaceFacet,
  placeMask,
  placeValues,
  skillMask,
} from './bits';
import { type Captions, captionsSql } from './captions';
import { type LocationWord, locationColumns } from './chunks';

const always: Sql = { text: 'true', params: [] };
const all = (pieces: readonly Sql[]): Sql => (pieces.length === 0 ? always : join(pieces, ' and '));

/** A condition on a mask: any of its bits, or all of them. */
export interface MaskTest {
  /** The filter that the condition comes from. The counts of that filter's own values ignore it. */
  readonly facet: string;
  readonly word: MaskWord;
  readonly mask: bigint;
  /** The mask split into two halves of 32 bits, which JavaScript computes fast. */
  readonly low: number;
  readonly high: number;
  readonly all: boolean;
}

const maskTest = (facet: string, word: MaskWord, mask: bigint, every: boolean): MaskTest => ({
  facet,
  word,
  mask,
  all: every,
  low: Number(mask & 0xffffffffn) | 0,
  high: Number(mask >> 32n) | 0,
});

/**
 * Returns the value of a place filter that the third mask has; undefined for other places, which have columns
 * only.
 */
function maskedPlace(query: SearchQuery, facet: PlaceFacet): string | undefined {
  const asked = query[facet];
  if (!asked) return undefined;
  return placeValues[facet].find((value) => withoutAccents(value) === withoutAccents(asked));
}

/** True if the query has a place of this facet that only a column has. */
export const isUnmaskedPlace = (query: SearchQuery, facet: string): boolean =>
  placeFacets.some((one) => one === facet && query[one] && maskedPlace(query, one) === undefined);

const placeFacets = Object.keys(placeValues) as PlaceFacet[];

/** Returns the filters of the query that masks decide. @param placed false if the index has no third mask yet */
export function maskTests(query: SearchQuery, placed: boolean): MaskTest[] {
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
  any('audienceLanguage', query.audienceLanguages);
  for (const facet of placed ? placeFacets : []) {
    const value = maskedPlace(query, facet);
    if (value !== undefined) tests.push(maskTest(facet, 8, placeMask(facet, value), false));
  }
  return tests;
}

/** The masks of a row as halves of 32 bits. */
export interface MaskHalves {
  readonly low1: number;
  readonly high1: number;
  readonly low2: number;
  readonly high2: number;
  readonly low3: number;
  readonly high3: number;
}

/** Returns whether the masks of a row pass. */
export function passes({ word, all: every, low, high }: MaskTest, row: MaskHalves): boolean {
  const lower = (word === 1 ? row.low1 : word === 2 ? row.low2 : row.low3) & low;
  const upper = (word === 1 ? row.high1 : word === 2 ? row.high2 : row.high3) & high;
  return every ? lower === low && upper === high : (lower | upper) !== 0;
}

const maskSql = ({ word, mask, all: every }: MaskTest): Sql => ({
  text: every ? `${maskColumns[word]} & ?::bigint = ?::bigint` : `${maskColumns[word]} & ?::bigint <> 0`,
  params: every ? [String(mask), String(mask)] : [String(mask)],
});

/** Value stored for an unknown price. It is higher than every price. */
export const noPrice = '9223372036854775807';

/** SQL of the query's numeric filters. */
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

/** SQL of the numeric filter on the column by which the query sorts. */
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

/** Returns the places of the query that masks do not decide, with the word of their bitmaps. */
export const locationsAsked = (
  query: SearchQuery,
  placed: boolean,
): readonly { word: LocationWord; value: Sql }[] => {
  const isMasked = (facet: PlaceFacet) => placed && maskedPlace(query, facet) !== undefined;
  return (
    [
      [3, isMasked('country') ? null : query.country, 'search.country_code(?)'],
      [4, query.state || null, 'search.place(?)'],
      [5, query.city || null, 'search.place(?)'],
      [6, isMasked('audienceCountry') ? null : query.audienceCountry, 'search.country_code(?)'],
      [7, isMasked('audienceCity') ? null : query.audienceCity || null, 'search.place(?)'],
    ] as const
  ).flatMap(([word, value, text]) => (value === null ? [] : [{ word, value: { text, params: [value] } }]));
};

/** SQL of the place filters for a row that masks do not decide. */
export const locationsSql = (query: SearchQuery, placed: boolean): Sql =>
  all(
    locationsAsked(query, placed).map(({ word, value }) => ({
      text: `${locationColumns[word]} = ${value.text}`,
      params: value.params,
    })),
  );

const given = (asked: readonly [unknown, string][]): Sql[] =>
  asked.flatMap(([value, text]) => (value === null ? [] : [{ text, params: [value] }]));

/** Values that the filters of a query depend on. */
interface Around {
  /** Business date. */
  readonly today: string;
  readonly captions?: Captions | undefined;
  /** False if the index has no third mask yet. */
  readonly ordered: boolean;
}

/** SQL of the filters of the query that no mask decides, except its words. */
export const plainSql = (query: SearchQuery, { today, captions, ordered }: Around): Sql =>
  all([locationsSql(query, ordered), numbersSql(query, today), ...(captions ? [captionsSql(captions)] : [])]);

/** SQL of all filters of the query except its words. */
export const filterSql = (query: SearchQuery, around: Around): Sql =>
  all([...maskTests(query, around.ordered).map(maskSql), plainSql(query, around)]);
