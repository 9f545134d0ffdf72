import { z } from 'zod';
import { numberErrorCode } from '../../kit';
import { channel, format, skill } from '../../people';
import { ageBand, countryCode, gender, language, profileKind } from './vocabulary';
import { weightsShape } from './weights';

export const searchSorts = ['relevance', 'followers', 'engagement', 'price', 'activity'] as const;
export type SearchSort = (typeof searchSorts)[number];

/** Options of the filter for the last activity, in days. */
export const activeWithins = [7, 30, 90, 180, 365] as const;

/** Maximum length of the search text. */
export const MAX_TEXT = 120;

/** Maximum length of the search text for captions. */
export const MAX_CAPTIONS = 80;

/** Maximum number of values of one filter. */
export const MAX_VALUES = 50;

/**
 * Text without NUL and lone surrogates, which neither PostgreSQL nor a URL can contain. Repeated blanks
 * become one.
 */
const words = (max: number) =>
  z
    .string()
    .max(max, 'too_long')
    .refine((value) => !/[\0\p{Cs}]/u.test(value), 'invalid_format')
    .transform((value) => value.trim().replace(/\s+/g, ' '));
/** Several values, sorted and without duplicates, so that the query string is canonical. */
const several = <T extends z.ZodType<string>>(one: T) =>
  z
    .array(one)
    .max(MAX_VALUES, 'too_many')
    .transform((values) => [...new Set(values)].sort());

/** Several places; a creator must match any one of them. */
const places = (max: number) =>
  z
    .array(words(max))
    .max(MAX_VALUES, 'too_many')
    .transform((values) => [...new Set(values)].filter(Boolean).sort());

const people = z.int('not_whole_number').min(0).max(2_000_000_000, 'too_big').nullable();
/** Interactions per follower, in basis points. */
const rate = z.int('not_a_number').min(0).max(10_000, 'too_big').nullable();
const amount = z
  .int({ error: ({ input }) => numberErrorCode(input) })
  .min(0)
  .max(100_000_000_000, 'too_big')
  .nullable();

const shape = {
  /** Words in names, handles, bio, specialties and places. Every word must match. */
  text: words(MAX_TEXT),
  kind: profileKind.nullable(),
  /** Channels; the creator must have at least one of them. */
  channels: several(channel),
  skills: several(skill),
  /** `any` if the creator needs one of the specialties, `all` if the creator needs all of them. */
  match: z.enum(['any', 'all']),
  followersFrom: people,
  followersTo: people,
  engagementFrom: rate,
  engagementTo: rate,
  /** Usual price of one publication, in BRL cents. */
  priceFrom: amount,
  priceTo: amount,
  /** Format to which the price applies; null for any publication. See `quotedPrice`. */
  priceFormat: format.nullable(),
  country: countryCode.nullable(),
  states: places(40),
  cities: places(80),
  genders: several(gender),
  ages: several(ageBand),
  languages: several(language),
  /** True to find only creators who accept jobs. */
  available: z.boolean(),
  /** True to find only creators with metrics that a network has verified. */
  verified: z.boolean(),
  /** Gender of most of the creator's audience, or of at least `audienceGenderShare` percent of it. */
  audienceGender: gender.nullable(),
  /** Minimum share of `audienceGender` in percent; null if it only needs to be the largest gender. */
  audienceGenderShare: z.int('not_whole_number').min(1, 'too_small').max(100, 'too_big').nullable(),
  audienceAges: several(ageBand),
  audienceLanguages: several(language),
  audienceCountry: countryCode.nullable(),
  audienceCity: words(80),
  /** Words and hashtags in captions of recent posts. A single post must contain all of them. */
  captions: words(MAX_CAPTIONS),
  activeWithin: z.literal(activeWithins).nullable(),
  sort: z.enum(searchSorts),
  weights: weightsShape,
  /** Cursor that the previous page returned for this page; null for the first page. */
  after: z
    .string()
    .regex(/^[\w-]{1,200}$/, 'invalid_value')
    .nullable(),
};

export const searchQuery = z.strictObject(shape);
export type SearchQuery = z.output<typeof searchQuery>;

/** The query of an empty query string: all creators, in default rank order. */
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
  priceFormat: null,
  country: null,
  states: [],
  cities: [],
  genders: [],
  ages: [],
  languages: [],
  available: false,
  verified: false,
  audienceGender: null,
  audienceGenderShare: null,
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

/** Returns the query without values that only apply together with a filter that is not set. */
export const withoutUnused = (query: SearchQuery): SearchQuery => ({
  ...query,
  priceFormat: query.priceFrom === null && query.priceTo === null ? null : query.priceFormat,
  audienceGenderShare: query.audienceGender === null ? null : query.audienceGenderShare,
});

/** Counts the active filters, which a badge shows. */
export function filterCount(query: SearchQuery): number {
  const { text: _text, match: _match, sort: _sort, weights: _weights, after: _after, ...others } = query;
  // The format belongs to the price, and the share to the gender.
  const { priceFormat: _format, audienceGenderShare: _share, ...filters } = others;
  return Object.values(filters).filter(
    (value) =>
      value !== null && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0),
  ).length;
}
