import { z } from 'zod';
import { noNumber } from '../../kit';
import { channel, skill } from '../../people';
import { ageBand, countryCode, gender, language, profileKind } from './vocabulary';
import { weightsShape } from './weights';

export const searchSorts = ['relevance', 'followers', 'engagement', 'price', 'activity'] as const;
export type SearchSort = (typeof searchSorts)[number];

/** Options of the filter for the last activity, in days. */
export const activeWithins = [7, 30, 90, 180, 365] as const;

/** Maximum length of the words for captions. */
export const MAX_CAPTIONS = 80;

/** Neither PostgreSQL nor an address can hold NUL or lone surrogates; repeated blanks become one. */
const words = (max: number) =>
  z
    .string()
    .max(max, 'too_long')
    .refine((value) => !/[\0\p{Cs}]/u.test(value), 'invalid_format')
    .transform((value) => value.trim().replace(/\s+/g, ' '));
/** Joins several values, sorted and without duplicates, so that an address is canonical. */
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
  /** Names, handles, bio, specialities and places. Every word must match. */
  text: words(120),
  kind: profileKind.nullable(),
  /** Channels, at least one of which the creator must have. */
  channels: several(channel),
  skills: several(skill),
  /** `any` if one of the specialities is enough, `all` if the creator needs all. */
  match: z.enum(['any', 'all']),
  followersFrom: people,
  followersTo: people,
  engagementFrom: rate,
  engagementTo: rate,
  /** Usual price of one publication, in BRL cents. */
  priceFrom: amount,
  priceTo: amount,
  country: countryCode.nullable(),
  state: words(40),
  city: words(80),
  genders: several(gender),
  ages: several(ageBand),
  languages: several(language),
  /** True for only creators who accept jobs. */
  available: z.boolean(),
  /** True for only creators with figures that a network has verified. */
  verified: z.boolean(),
  /** Gender that most of the creator's audience has. */
  audienceGender: gender.nullable(),
  audienceAges: several(ageBand),
  audienceLanguages: several(language),
  audienceCountry: countryCode.nullable(),
  audienceCity: words(80),
  /** Words and hashtags in captions of recent posts; one post must have them all. */
  captions: words(MAX_CAPTIONS),
  activeWithin: z.literal(activeWithins).nullable(),
  sort: z.enum(searchSorts),
  weights: weightsShape,
  /** Cursor of the next page, as the previous page returned it. */
  after: z
    .string()
    .regex(/^[\w-]{1,200}$/, 'invalid_value')
    .nullable(),
};

export const searchQuery = z.strictObject(shape);
export type SearchQuery = z.output<typeof searchQuery>;

/** The query of an empty address: all creators, the best first. */
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
  audienceLanguages: [],
  audienceCountry: null,
  audienceCity: '',
  captions: '',
  activeWithin: null,
  sort: 'relevance',
  weights: weightsShape.parse({}),
  after: null,
};

/** Returns the query without its cursor, for saving or sharing. */
export const withoutCursor = (query: SearchQuery): SearchQuery => ({ ...query, after: null });

/** Counts the active filters, which a badge shows. */
export function filterCount(query: SearchQuery): number {
  const { text: _text, match: _match, sort: _sort, weights: _weights, after: _after, ...filters } = query;
  return Object.values(filters).filter(
    (value) =>
      value !== null && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0),
  ).length;
}
