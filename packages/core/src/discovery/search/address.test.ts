import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { channels, formats, skills } from '../../people';
import { readQuery, writeQuery } from './address';
import {
  activeWithins,
  emptyQuery,
  filterCount,
  type SearchQuery,
  searchQuery,
  searchSorts,
  withoutUnused,
} from './query';
import { regions } from './regions';
import { ageBands, genders, languages, profileKinds } from './vocabulary';
import { rankFactors } from './weights';

const read = (address: string, about?: Parameters<typeof readQuery>[1]) =>
  readQuery(new URLSearchParams(address), about);
const some = <T extends string>(values: readonly T[]) =>
  fc.subarray([...values], { maxLength: Math.min(6, values.length) }).map((chosen) => [...chosen].sort());
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null });
const words = (max: number) =>
  fc.string({ unit: 'grapheme', maxLength: max / 4 }).map((value) => value.trim().replace(/\s+/g, ' '));
const range = (max: number) =>
  fc
    .tuple(maybe(fc.nat(max)), maybe(fc.nat(max)))
    .map(([a, b]) => (a !== null && b !== null && a > b ? [b, a] : [a, b]));
const country = maybe(fc.constantFrom('BR', 'PT', 'US', 'AO'));

/** Any search that a user can make. */
const anyQuery: fc.Arbitrary<SearchQuery> = fc
  .record({
    text: words(120),
    kind: maybe(fc.constantFrom(...profileKinds)),
    channels: some(channels),
    skills: some(skills),
    match: fc.constantFrom('any' as const, 'all' as const),
    followers: range(2_000_000_000),
    engagement: range(10_000),
    price: range(100_000_000_000),
    country,
    priceFormat: maybe(fc.constantFrom(...formats)),
    states: some(['PE', 'SP', 'Lisboa', 'Île-de-France']),
    cities: some(['Recife', 'Olinda', 'São Paulo', '京都']),
    genders: some(genders),
    ages: some(ageBands),
    languages: some(languages),
    available: fc.boolean(),
    verified: fc.boolean(),
    audienceGender: maybe(fc.constantFrom(...genders)),
    audienceGenderShare: maybe(fc.integer({ min: 1, max: 100 })),
    audienceAges: some(ageBands),
    audienceLanguages: some(languages),
    audienceCountry: country,
    audienceCity: words(80),
    captions: words(80),
    activeWithin: maybe(fc.constantFrom(...activeWithins)),
    sort: fc.constantFrom(...searchSorts),
    weights: fc.record(
      Object.fromEntries(rankFactors.map((factor) => [factor, fc.nat(10)])) as Record<
        (typeof rankFactors)[number],
        fc.Arbitrary<number>
      >,
    ),
    after: maybe(fc.stringMatching(/^[\w-]{1,60}$/)),
  })
  .map(({ followers, engagement, price, ...query }) => ({
    ...query,
    followersFrom: followers[0] ?? null,
    followersTo: followers[1] ?? null,
    engagementFrom: engagement[0] ?? null,
    engagementTo: engagement[1] ?? null,
    priceFrom: price[0] ?? null,
    priceTo: price[1] ?? null,
  }))
  .map(withoutUnused);

describe('the query string of a search', () => {
  it('is empty for the empty query', () => {
    expect(writeQuery(emptyQuery).toString()).toBe('');
    expect(read('')).toEqual({ query: emptyQuery, errors: [] });
  });

  it('accepts shortened numbers of followers and prices', () => {
    const { query, errors } = read('followersFrom=5%20mil&followersTo=1,5%20mi&priceTo=5k');
    expect(errors).toEqual([]);
    expect(query).toMatchObject({ followersFrom: 5_000, followersTo: 1_500_000, priceTo: 500_000 });
  });

  it('accepts percentages, BRL amounts and commas as users type them', () => {
    const { query, errors } = read(
      'q=pão%20de%20%20queijo&engagementFrom=2,5&priceTo=1500.5&skill=food,cooking',
    );
    expect(errors).toEqual([]);
    expect(query).toMatchObject({
      text: 'pão de queijo',
      engagementFrom: 250,
      priceTo: 150_050,
      skills: ['cooking', 'food'],
    });
    expect(writeQuery(query).toString()).toBe(
      'q=p%C3%A3o+de+queijo&skill=cooking&skill=food&engagementFrom=2.5&priceTo=1500.5',
    );
  });

  it.each([
    ['pt-BR', 'followersFrom=10.000&engagementFrom=2,5%25&priceFrom=1.500', 150_000],
    ['pt-BR', 'followersFrom=10 000&engagementFrom=2,5&priceFrom=R$ 1.500,00', 150_000],
    ['pt-BR', 'followersFrom=10000&engagementFrom=2.5&priceFrom=R$ 500', 50_000],
    ['en', 'followersFrom=10,000&engagementFrom=2.5&priceFrom=1,500', 150_000],
    [undefined, 'followersFrom=10.000&engagementFrom=2.5&priceFrom=1,500.00', 150_000],
  ])('reads numbers as users of %s write them: %s', (locale, address, priceFrom) => {
    const { query, errors } = read(address, locale ? { locale } : {});
    expect(errors).toEqual([]);
    expect(query).toMatchObject({ followersFrom: 10_000, engagementFrom: 250, priceFrom });
  });

  it('ignores the empty fields that a form without JavaScript sends', () => {
    expect(read('q=&kind=&followersFrom=&available=&activeWithin=&state=&sort=&weightText=')).toEqual({
      query: emptyQuery,
      errors: [],
    });
  });

  it('is parsed back to the query from which it was written', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const address = writeQuery(query);
        for (const locale of [undefined, 'pt-BR', 'en']) {
          expect(readQuery(address, locale ? { locale } : {})).toEqual({ query, errors: [] });
        }
        expect(writeQuery(readQuery(address).query).toString()).toBe(address.toString());
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['channel=myspace', '/channel', 'invalid_value'],
    ['kind=robot', '/kind', 'invalid_value'],
    ['followersFrom=-1', '/followersFrom', 'not_whole_number'],
    ['followersFrom=1e3', '/followersFrom', 'not_whole_number'],
    ['followersFrom=48.5', '/followersFrom', 'not_whole_number'],
    ['engagementFrom=101', '/engagementFrom', 'too_big'],
    ['engagementTo=alto', '/engagementTo', 'not_a_number'],
    ['priceFrom=caro', '/priceFrom', 'not_a_number'],
    ['priceFrom=1.500', '/priceFrom', 'ambiguous_number'],
    ['priceFrom=R$ 1,500', '/priceFrom', 'ambiguous_number'],
    ['followersFrom=10&followersTo=9', '/followersTo', 'range_reversed'],
    ['country=Brasil', '/country', 'invalid_value'],
    ['available=maybe', '/available', 'invalid_value'],
    ['activeWithin=3', '/activeWithin', 'invalid_value'],
    ['sort=name', '/sort', 'invalid_value'],
    ['weightText=11', '/weightText', 'too_large'],
    ['after=%00', '/after', 'invalid_value'],
    ['q=a%00b', '/q', 'invalid_format'],
    ['q=a&q=b', '/q', 'given_twice'],
    ['folowers=1', '/folowers', 'unknown_filter'],
    ['constructor=1', '/constructor', 'unknown_filter'],
    [`q=${'a'.repeat(121)}`, '/q', 'too_long'],
  ])('reports %s at %s as %s and searches without it', (address, pointer, code) => {
    const { query, errors } = read(address);
    const params = code === 'unknown_filter' ? { params: { value: pointer.slice(1) } } : {};
    expect(errors).toEqual([{ pointer, code, ...params }]);
    expect(searchQuery.parse(query)).toEqual(query);
  });

  it('accepts the page’s own parameters, which are not filters', () => {
    expect(read('view=table', { own: ['view'] }).errors).toEqual([]);
  });

  it('is parsed to a valid query for each of 10,000 random lists of parameters', () => {
    const names = [
      ...new Set([...writeQuery(emptyQuery).keys(), 'q', 'skill', 'priceTo', 'after', 'weightText']),
    ];
    const anything = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.double().map(String));
    const pair = fc.tuple(fc.oneof(fc.constantFrom(...names), fc.string()), anything);
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 6 }), (pairs) => {
        const { query } = readQuery(new URLSearchParams(pairs));
        expect(searchQuery.safeParse(query).success).toBe(true);
      }),
      { numRuns: 10_000 },
    );
  });
});

it('counts the filters that restrict a search', () => {
  expect(filterCount(emptyQuery)).toBe(0);
  expect(filterCount(read('q=ana&skill=food&available=1&followersFrom=0&sort=price').query)).toBe(3);
});

it.each([
  ['state=pernambuco', ['PE']],
  ['state=S%C3%A3o+Paulo&country=BR', ['SP']],
  ['state=Bahia,+PE&state=BA', ['BA', 'PE']],
  ['state=Nordeste', regions.northeast],
  ['state=south,+SP', ['PR', 'RS', 'SC', 'SP']],
  ['state=Amazonas&country=CO', ['Amazonas']],
  ['state=Lisboa', ['Lisboa']],
])('parses the query string %s to a search in the states %j', (address, states) => {
  expect(read(address)).toMatchObject({ query: { states }, errors: [] });
});

it('ignores the price format without a price and the share without an audience gender', () => {
  expect(read('priceFormat=reels&audienceGenderShare=60').query).toEqual(emptyQuery);
  const { query } = read('priceFormat=reels&priceTo=500&audienceGenderShare=60%25&audienceGender=female');
  expect(query).toMatchObject({ priceFormat: 'reels', audienceGenderShare: 60 });
  expect(filterCount(query)).toBe(2);
});
