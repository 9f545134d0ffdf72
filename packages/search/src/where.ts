import { genders, type SearchQuery, withoutAccents } from '@elenco/core';
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

/**
 * A condition on a mask of a row. It is true if at least one of these bits is set; if `all` is true, only if
 * all of these bits are set.
 */
export interface MaskTest {
  /** The filter that the condition comes from. The counts of that filter's own values ignore it. */
  readonly facet: string;
  readonly word: MaskWord;
  readonly mask: bigint;
  /**
   * Lower half of the mask, as a 32-bit number. JavaScript computes faster with two halves than with a
   * bigint.
   */
  readonly low: number;
  /** Upper half of the mask, as a 32-bit number. */
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
 * Returns the place that the query's filter names if this place has a bit in the third mask. Returns
 * undefined for other places, which only columns contain.
 */
function maskedPlace(query: SearchQuery, facet: PlaceFacet): string | undefined {
  const asked = query[facet];
  if (!asked) return undefined;
  return placeValues[facet].find((value) => withoutAccents(value) === withoutAccents(asked));
}

/** Returns true if the query names a place of this facet that only a column contains. */
export const isUnmaskedPlace = (query: SearchQuery, facet: string): boolean =>
  placeFacets.some((one) => one === facet && query[one] && maskedPlace(query, one) === undefined);

const placeFacets = Object.keys(placeValues) as PlaceFacet[];

/** Returns true if the query requires a minimum share of a gender in the audience. */
export const hasGenderShare = ({ audienceGender, audienceGenderShare }: SearchQuery): boolean =>
  audienceGender !== null && audienceGenderShare !== null;

/**
 * Returns the filters of the query that masks can decide.
 * @param placed false if the index has no third mask yet
 */
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
  // If the query requires a minimum share of a gender, this gender need not be the largest one in the
  // audience. The mask therefore accepts every gender; `numbersSql` checks the share.
  any('audienceGender', hasGenderShare(query) ? genders : [query.audienceGender]);
  any('audienceAge', query.audienceAges);
  any('audienceLanguage', query.audienceLanguages);
  for (const facet of placed ? placeFacets : []) {
    const value = maskedPlace(query, facet);
    if (value !== undefined) tests.push(maskTest(facet, 8, placeMask(facet, value), false));
  }
  return tests;
}

/** The masks of a row, each as two halves of 32 bits. */
export interface MaskHalves {
  readonly low1: number;
  readonly high1: number;
  readonly low2: number;
  readonly high2: number;
  readonly low3: number;
  readonly high3: number;
}

/** Returns true if the masks of a row pass a condition. */
export function passes({ word, all: every, low, high }: MaskTest, row: MaskHalves): boolean {
  const lower = (word === 1 ? row.low1 : word === 2 ? row.low2 : row.low3) & low;
  const upper = (word === 1 ? row.high1 : word === 2 ? row.high2 : row.high3) & high;
  return every ? lower === low && upper === high : (lower | upper) !== 0;
}

const maskSql = ({ word, mask, all: every }: MaskTest): Sql => ({
  text: every ? `${maskColumns[word]} & ?::bigint = ?::bigint` : `${maskColumns[word]} & ?::bigint <> 0`,
  params: every ? [String(mask), String(mask)] : [String(mask)],
});

/** Value that is stored for an unknown price. It is higher than every price. */
export const noPrice = '9223372036854775807';

/**
 * Returns a value of a fixed vocabulary as an SQL literal.
 * @throws Error for any other value
 */
const literal = (value: string): string => {
  if (!/^[a-z_]+$/.test(value)) throw new RangeError(`"${value}" is not in a vocabulary`);
  return `'${value}'`;
};

/**
 * SQL expression for the price that the query compares, like `quotedPrice` in core: the creator's lowest
 * price for the format, otherwise the value of the price column. Reads prices by format from `creators`,
 * because only members have prices by format. Freelancers have a single price for any job.
 */
export function priceSql({ priceFormat, channels }: Pick<SearchQuery, 'priceFormat' | 'channels'>): string {
  if (priceFormat === null) return 'price';
  const isOnChannel = channels.length === 0 ? 'true' : `p.channel in (${channels.map(literal).join(', ')})`;
  return `coalesce((
    select case when c.profile_type = 'freelancer' then ${noPrice} else (
      select min(p.cents) from jsonb_to_recordset(c.prices) as p (channel text, format text, cents bigint)
      where p.format = ${literal(priceFormat)} and ${isOnChannel}) end
    from creators c where ref % 2 = 0 and c.id = ref / 2 and c.currency = 'BRL'), price)`;
}

/**
 * SQL expression for the percentage of a gender in the audience; null if unknown. Reads it from the profiles,
 * because the index contains only the largest gender.
 */
function audienceShareSql(gender: string): string {
  const of = (column: string, rest: number) => `(
    select (d.audience -> 'genders' ->> ${literal(gender)})::numeric
    from (select creator_id, external_id, audience from search.documents) d
    where ref % 2 = ${rest} and d.${column} = (ref - ${rest}) / 2)`;
  return `coalesce(${of('creator_id', 0)}, ${of('external_id', 1)})`;
}

/** SQL condition for the query's numeric filters. */
export function numbersSql(query: SearchQuery, today: string): Sql {
  const { audienceGender, audienceGenderShare, priceFormat, priceFrom, priceTo } = query;
  const asked: [unknown, string][] = [
    [query.followersFrom, 'followers >= ?'],
    [query.followersTo, 'followers <= ?'],
    [query.engagementFrom, 'engagement >= ?'],
    [query.engagementTo, 'engagement <= ?'],
  ];
  if (priceFormat === null) {
    asked.push([priceFrom, `price >= ? and price < ${noPrice}`], [priceTo, 'price <= ?']);
  } else if (priceFrom !== null || priceTo !== null) {
    asked.push([priceFrom ?? 0, `${priceSql(query)} between ? and ${priceTo ?? `${noPrice} - 1`}`]);
  }
  if (audienceGender !== null) {
    asked.push([audienceGenderShare, `${audienceShareSql(audienceGender)} >= ?`]);
  }
  const since: Sql[] =
    query.activeWithin === null
      ? []
      : [{ text: `active >= ?::date - date '2000-01-01' - ?::int`, params: [today, query.activeWithin] }];
  return all([...given(asked), ...since]);
}

/** SQL condition for the numeric filter on the column by which the query is sorted. */
export function sortedSql(query: SearchQuery, today: string): Sql {
  const { sort, followersFrom, followersTo, engagementFrom, engagementTo, priceFrom, priceTo } = query;
  const none = { followersFrom: null, followersTo: null, engagementFrom: null, engagementTo: null };
  const nothing = {
    ...query,
    ...none,
    priceFrom: null,
    priceTo: null,
    audienceGenderShare: null,
    activeWithin: null,
  };
  const own = {
    followers: { followersFrom, followersTo },
    engagement: { engagementFrom, engagementTo },
    // The column contains the price for any kind of post. It cannot decide a filter for the price of one
    // format.
    price: query.priceFormat === null ? { priceFrom, priceTo } : {},
    activity: { activeWithin: query.activeWithin },
    relevance: {},
  };
  return numbersSql({ ...nothing, ...own[sort] }, today);
}

/** Places that the query names for one column. A row passes if the column contains one of these places. */
interface AskedPlaces {
  readonly word: LocationWord;
  /** SQL of a place's value in its column, with one parameter. */
  readonly value: string;
  readonly names: readonly string[];
}

/**
 * Returns the places of the query for which masks have no bits, grouped by column. Each group has the word of
 * the column's bitmaps.
 */
export const locationsAsked = (query: SearchQuery, placed: boolean): readonly AskedPlaces[] => {
  const isMasked = (facet: PlaceFacet) => placed && maskedPlace(query, facet) !== undefined;
  const one = (facet: PlaceFacet) => (isMasked(facet) || !query[facet] ? [] : [query[facet]]);
  const all: readonly AskedPlaces[] = [
    { word: 3, value: 'search.country_code(?)', names: one('country') },
    { word: 4, value: 'search.place(?)', names: query.states },
    { word: 5, value: 'search.place(?)', names: query.cities },
    { word: 6, value: 'search.country_code(?)', names: one('audienceCountry') },
    { word: 7, value: 'search.place(?)', names: one('audienceCity') },
  ];
  return all.filter(({ names }) => names.length > 0);
};

/** SQL condition for the places of the query that masks cannot decide. */
export const locationsSql = (query: SearchQuery, placed: boolean): Sql =>
  all(
    locationsAsked(query, placed).map(({ word, value, names }) => ({
      text: `${locationColumns[word]} in (${names.map(() => value).join(', ')})`,
      params: names,
    })),
  );

const given = (asked: readonly [unknown, string][]): Sql[] =>
  asked.flatMap(([value, text]) => (value === null ? [] : [{ text, params: [value] }]));

/** Values on which the filters of a query depend. */
interface Around {
  /** Business date. */
  readonly today: string;
  readonly captions?: Captions | undefined;
  /** False if the index has no third mask yet. */
  readonly ordered: boolean;
}

/** SQL condition for all filters of the query that masks cannot decide, except its words. */
export const plainSql = (query: SearchQuery, { today, captions, ordered }: Around): Sql =>
  all([locationsSql(query, ordered), numbersSql(query, today), ...(captions ? [captionsSql(captions)] : [])]);

/** SQL condition for all filters of the query except its words. */
export const filterSql = (query: SearchQuery, around: Around): Sql =>
  all([...maskTests(query, around.ordered).map(maskSql), plainSql(query, around)]);
