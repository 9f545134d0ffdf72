import { z } from 'zod';
import { noNumber } from '../../kit';
import { channel, skill } from '../../people';
import { ageBand, countryCode, gender, language, profileKind } from './vocabulary';
import { weightsShape } from './weights';

export const searchSorts = ['relevance', 'followers', 'engagement', 'price', 'activity'] as const;
export type SearchSort = (typeof searchSorts)[number];

/** Days without activity after which somebody is left out, as screens offer them. */
export const activeWithins = [7, 30, 90, 180, 365] as const;

/** Neither PostgreSQL nor an address can hold a NUL or half a character; several blanks are one. */
const words = (max: number) =>
  z
    .string()
    .max(max, 'too_long')
    .refine((value) => !/[\0\p{Cs}]/u.test(value), 'invalid_format')
    .transform((value) => value.trim().replace(/\s+/g, ' '));
/** Several of one vocabulary: each once, so that one search has one address. */
const several = <T extends z.ZodType<string>>(one: T) =>
  z
    .array(one)
    .max(50, 'too_many')
    .transform((values) => [...new Set(values)].sort());

const people = z.int('not_whole_number').min(0).max(2_000_000_000, 'too_big').nullable();
/** Interactions per follower, in basis points. */
const rate = z.int('not_a_number').min(0).max(10_000, 'too_big').nullable();
const amount = z
  .int({ error: ({ input }) => noNumber(input) })
  .min(0)
  .max(100_000_000_000, 'too_big')
  .nullable();

const shape = {
  /** Names, handles, what the bio says, specialities, places; every word must be found. */
  text: words(120),
  kind: profileKind.nullable(),
  /** Present on one of them. */
  channels: several(channel),
  skills: several(skill),
  /** Whether one of the specialities is enough or all are needed. */
  match: z.enum(['any', 'all']),
  followersFrom: people,
  followersTo: people,
  engagementFrom: rate,
  engagementTo: rate,
  /** What one publication usually costs, in centavos of BRL. */
  priceFrom: amount,
  priceTo: amount,
  country: countryCode.nullable(),
  state: words(40),
  city: words(80),
  genders: several(gender),
  ages: several(ageBand),
  languages: several(language),
  /** Only who takes work now. */
  available: z.boolean(),
  /** Only who has figures that a network confirmed. */
  verified: z.boolean(),
  /** Whom the creator reaches most. */
  audienceGender: gender.nullable(),
  audienceAges: several(ageBand),
  audienceCountry: countryCode.nullable(),
  activeWithin: z.literal(activeWithins).nullable(),
  sort: z.enum(searchSorts),
  weights: weightsShape,
  /** Where the page before ended; as the answer gave it. */
  after: z
    .string()
    .regex(/^[\w-]{1,200}$/, 'invalid_value')
    .nullable(),
};

export const searchQuery = z.strictObject(shape);
export type SearchQuery = z.output<typeof searchQuery>;

/** Everybody, the best first: what an empty address means. */
export const emptyQuery: SearchQuery = {
  text: '',
  kind: null,
  channels: [],
  skills: [],
  match: 'any',
  followersFrom: null,
  followersTo: null,
  engagementFrom: null,
  engagementTo: null,
  priceFrom: null,
  priceTo: null,
  country: null,
  state: '',
  city: '',
  genders: [],
  ages: [],
  languages: [],
  available: false,
  verified: false,
  audienceGender: null,
  audienceAges: [],
  audienceCountry: null,
  activeWithin: null,
  sort: 'relevance',
  weights: weightsShape.parse({}),
  after: null,
};

/** What a search keeps when it is saved or sent: all but the place in its pages. */
export const withoutCursor = (query: SearchQuery): SearchQuery => ({ ...query, after: null });

/** How many filters narrow the search, for the badge beside the word. */
export function filterCount(query: SearchQuery): number {
  const { text: _text, match: _match, sort: _sort, weights: _weights, after: _after, ...filters } = query;
  return Object.values(filters).filter(
    (value) =>
      value !== null && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0),
  ).length;
}
