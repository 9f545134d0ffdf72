import { found, likeness, metric, Problem, profile, readQuery, searchAnswer } from '@elenco/core';
import { z } from 'zod';
import type { Route } from './route';

const noStore = { 'Cache-Control': 'no-store' };
const ofSearch = { method: 'GET', source: 'search', about: 'creators' } as const;

const range = (what: string) => `the least ${what}`;
/**
 * Descriptions of the search parameters by name. The query string of the search page has the same parameters;
 * see `packages/core/src/discovery/search/address.ts`.
 */
export const searchParams = {
  q: 'words, each of which must be found: names, handles, specialties, places, bios',
  kind: '`member` or `external`',
  channel: 'one of them is enough; may be repeated, or several with commas between',
  skill: 'specialties, likewise',
  match: '`any` (one of the specialties) or `all`',
  followersFrom: range('followers of the largest presence'),
  followersTo: 'the most',
  engagementFrom: range('engagement, in percent with two decimals'),
  engagementTo: 'the most',
  priceFrom: range('price of a publication, in BRL with two decimals'),
  priceTo: 'the most',
  priceFormat:
    'with `priceFrom` or `priceTo`: the format that this price is for, such as `reels`, on one of the channels; creators without its price count with that of any publication',
  country: 'two letters',
  state:
    'as profiles spell it, whatever case and accents; one of them is enough; may be repeated, or several with commas between; a region of Brazil means its states',
  city: 'likewise, without regions',
  gender: '`female`, `male`, `nonbinary`, where it is known',
  age: 'such as `25-34`; `65-` is 65 and more',
  language: 'two letters',
  available: '`1` for who takes work now',
  verified: '`1` for who has figures that a network confirmed',
  audienceGender: 'largest gender group of the audience',
  audienceGenderShare:
    'with `audienceGender`: its least share of the audience, in whole percent; it need not be the largest then',
  audienceAge: 'likewise',
  audienceLanguage: 'main language of the audience, two letters; one of them is enough',
  audienceCountry: 'likewise',
  audienceCity: 'largest city of the audience, whatever case and accents',
  captions: 'words and hashtags, all in the caption of one recent post that the creator shows',
  activeWithin: 'days: 7, 30, 90, 180 or 365',
  sort: '`relevance`, `followers`, `engagement`, `price` or `activity`',
  after: '`next` of the answer before',
  weightText: 'how much each part of the relevance counts, 0 to 10',
  weightSpeciality: 'likewise',
  weightReach: 'likewise',
  weightPrice: 'likewise',
  weightAnswer: 'likewise',
  weightEvaluation: 'likewise',
  limit: 'creators in an answer, 1 to 100; 25 unless given',
} as const;

/** Routes that search creators and external profiles, with the same filters as the search of brands. */
export const searchRoutes: readonly Route[] = [
  {
    ...ofSearch,
    path: '/search/creators',
    summary: 'Matching creators in rank order, with reasons; totals say whether they are exact',
    query: searchParams,
    answer: {
      status: 200,
      what: 'a page of creators; the first page has counts for each filter',
      schema: searchAnswer,
    },
    async handle(c, { database, now }) {
      const params = new URL(c.req.url).searchParams;
      const limit = limitOf(params);
      const { query, errors } = readQuery(params, { own: ofPage });
      if (errors.length > 0) throw new Problem('malformed', errors);
      const answer = await database.search.find(c.get('actor'), query, { limit, now: now() });
      return c.json(answer, 200, noStore);
    },
  },
  {
    ...ofSearch,
    path: '/search/creators/:id',
    summary: 'One profile by its key: `21` for a member, `x17` for an external profile',
    answer: { status: 200, what: 'the profile', schema: profile },
    handle: async (c, { database }) =>
      c.json(await database.search.profileOfKey(c.get('actor'), c.req.param('id') ?? ''), 200, noStore),
  },
  {
    ...ofSearch,
    path: '/search/creators/:id/metrics',
    summary:
      'Metrics of one profile by channel and date, for this year and the three before, with source and file',
    answer: { status: 200, what: 'by channel, oldest date first', schema: z.array(metric) },
    handle: async (c, { database }) =>
      c.json(await database.search.metricsOfKey(c.get('actor'), c.req.param('id') ?? ''), 200, noStore),
  },
  {
    ...ofSearch,
    path: '/search/creators/:id/similar',
    summary: 'Creators similar to one by specialty, audience and engagement, with similar reach',
    answer: { status: 200, what: 'most similar first', schema: z.array(found.extend({ likeness })) },
    handle: async (c, { database, now }) =>
      c.json(
        await database.search.similar(c.get('actor'), c.req.param('id') ?? '', { now: now() }),
        200,
        noStore,
      ),
  },
];

/** Names of the parameters that concern the response, not the search. */
export const ofPage: readonly string[] = ['limit'];

/** @throws Problem for an invalid limit */
export function limitOf(params: URLSearchParams): number {
  const [text, ...more] = params.getAll('limit');
  if (text === undefined) return 25;
  const limit = /^\d{1,3}$/.test(text) && more.length === 0 ? Number(text) : 0;
  if (limit < 1 || limit > 100)
    throw new Problem('malformed', [{ pointer: '/limit', code: 'invalid_value' }]);
  return limit;
}
