import type { SearchQuery } from '@elenco/core';
import { join, type Sql } from '../scope';
import { facetMask, skillMask } from './bits';

const always: Sql = { text: 'true', params: [] };
const all = (pieces: readonly Sql[]): Sql => (pieces.length === 0 ? always : join(pieces, ' and '));

/** One test of a mask: any of its bits, or all of them. */
export interface MaskTest {
  /** Which filter it comes from: its own counts leave it out. */
  readonly facet: string;
  readonly word: 1 | 2;
  readonly mask: bigint;
  readonly all: boolean;
}

/** What the masks decide, filter by filter. */
export function maskTests(query: SearchQuery): MaskTest[] {
  const tests: MaskTest[] = [];
  const any = (facet: Parameters<typeof facetMask>[0], values: readonly (string | null)[]) => {
    const given = values.filter((value) => value !== null);
    if (given.length > 0) tests.push({ facet, word: 2, mask: facetMask(facet, given), all: false });
  };
  if (query.skills.length > 0) {
    tests.push({ facet: 'skill', word: 1, mask: skillMask(query.skills), all: query.match === 'all' });
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

export const passes = (test: MaskTest, word: bigint): boolean =>
  test.all ? (word & test.mask) === test.mask : (word & test.mask) !== 0n;

const maskSql = ({ word, mask, all: every }: MaskTest): Sql => ({
  text: every ? `m${word} & ?::bigint = ?::bigint` : `m${word} & ?::bigint <> 0`,
  params: every ? [String(mask), String(mask)] : [String(mask)],
});

/** Beyond every price: of whom none is known. */
export const noPrice = '9223372036854775807';

/** What the numbers and the places decide. */
export function restSql(query: SearchQuery, today: string): Sql {
  const asked: [unknown, string][] = [
    [query.followersFrom, 'followers >= ?'],
    [query.followersTo, 'followers <= ?'],
    [query.engagementFrom, 'engagement >= ?'],
    [query.engagementTo, 'engagement <= ?'],
    [query.priceFrom, `price >= ? and price < ${noPrice}`],
    [query.priceTo, 'price <= ?'],
    [query.activeWithin === null ? null : { today, days: query.activeWithin }, ''],
    [query.country, 'country = search.country_code(?)'],
    [query.state || null, 'state = search.place(?)'],
    [query.city || null, 'city = search.place(?)'],
    [query.audienceCountry, 'audience_country = search.country_code(?)'],
  ];
  return all(
    asked.flatMap(([value, text]): Sql[] => {
      if (value === null) return [];
      if (text !== '') return [{ text, params: [value] }];
      return [
        { text: `active >= ?::date - date '2000-01-01' - ?::int`, params: [today, query.activeWithin] },
      ];
    }),
  );
}

/** All of the query's filters but its words. */
export const filterSql = (query: SearchQuery, today: string): Sql =>
  all([...maskTests(query).map(maskSql), restSql(query, today)]);
