import { z } from 'zod';
import {
  audience,
  category,
  channel,
  count,
  date,
  figureSource,
  formatPrices,
  id,
  instant,
  presence,
  profileType,
  skill,
} from '../../people';
import type { SearchQuery } from './query';
import { searchReason } from './ranking';
import { ageBand, gender, language, profileKind } from './vocabulary';

/** A number that is exact or approximate. */
export const total = z.object({ value: count, exact: z.boolean() });
export type Total = Readonly<z.output<typeof total>>;

/**
 * Audience of a creator, with source and time. For a member, this is the audience of the channel with the
 * most followers among those whose audience is known. For an external profile, it comes from a file.
 */
export const profileAudience = audience.extend({
  /** Channel of the audience, for a member. */
  channel: channel.optional(),
  /** Source of an external profile's audience. */
  provider: z.string().optional(),
  source: figureSource.optional(),
  measuredAt: instant.optional(),
});
export type ProfileAudience = z.output<typeof profileAudience>;

/** A creator as searches return it, for lists, cards, tables and comparisons. */
export const profile = z.object({
  /** `21` for a member (the creator's id), `x17` for an external profile; used in URLs. */
  key: z.string(),
  kind: profileKind,
  /** Id of the creator; null for an external profile. */
  creatorId: id.nullable(),
  externalId: id.nullable(),
  name: z.string(),
  bio: z.string(),
  /** Portrait of a member; null if there is none. See `portraitPath`. */
  portrait: z.string().nullable(),
  mainSkill: skill.nullable(),
  tags: z.array(skill),
  categories: z.array(category),
  country: z.string(),
  state: z.string(),
  city: z.string(),
  /** Channels, the largest first, each metric with its source and date. */
  presences: z.array(presence),
  /** Metrics of the largest presence. */
  followers: count,
  engagementBp: count,
  /** Type of a member; null for an external profile. */
  profileType: profileType.nullable(),
  /** Price of one publication (for freelancers, of one job) in BRL cents; null if unknown. */
  priceCents: count.nullable(),
  /** Price in BRL cents of each kind of publication for which the creator has set one. */
  prices: formatPrices,
  /** True if the creator accepts jobs; null if unknown, as for external profiles. */
  available: z.boolean().nullable(),
  verified: z.boolean(),
  gender: gender.nullable(),
  ageBand: ageBand.nullable(),
  languages: z.array(language),
  audience: profileAudience.nullable(),
  /** Day of the creator's last action. */
  activeOn: date.nullable(),
  answerHours: count.nullable(),
  evaluationAverage: z.number().nullable(),
  evaluationCount: count,
  /** Source and date of an external profile; null for a member. */
  origin: z.object({ source: z.string(), at: instant }).nullable(),
});
export type Profile = Readonly<z.output<typeof profile>>;

/** A creator in the search results, with the reasons why the creator matches the search. */
export const found = profile.extend({
  score: z.number(),
  reasons: z.array(searchReason).readonly(),
  /**
   * Number of recent posts whose captions contain the words of the search; null if the search has no such
   * words.
   */
  captionPosts: count.nullable(),
});
export type Found = Readonly<z.output<typeof found>>;

export const facetNames = [
  'channel',
  'skill',
  'kind',
  'available',
  'verified',
  'gender',
  'age',
  'language',
  'audienceGender',
  'audienceAge',
  'audienceLanguage',
  'country',
  'audienceCountry',
  'audienceCity',
] as const;
export type FacetName = (typeof facetNames)[number];

/**
 * Number of matches for each value of a filter, with all other filters unchanged; null if the sample has too
 * few matches for an estimate.
 */
export const facet = z.object({
  name: z.enum(facetNames),
  exact: z.boolean(),
  values: z.array(z.object({ value: z.string(), count: count.nullable() })).readonly(),
});
export type Facet = Readonly<z.output<typeof facet>>;

export const searchAnswer = z.object({
  rows: z.array(found).readonly(),
  total,
  /** Facets in the order of `facetNames`; empty if not requested, and from the second page on. */
  facets: z.array(facet).readonly(),
  /** Value of `after` for the next page; null on the last page. */
  next: z.string().nullable(),
  /** Words that replace unknown words: `{ mkae: ['make'] }`. */
  spelling: z.record(z.string(), z.array(z.string()).readonly()),
  /**
   * Set if no creator matches all words: the highest number of words that a creator matches. Null if some
   * creator matches all words, or the search has none.
   */
  mostWords: z.object({ found: count, of: count }).nullable(),
  /** True if an index server cannot be reached, so that matches are missing and the total is approximate. */
  partial: z.boolean(),
});
export type SearchAnswer = Readonly<z.output<typeof searchAnswer>>;

/** Returns the query of the next page; null on the last page. */
export const nextPage = (query: SearchQuery, { next }: Pick<SearchAnswer, 'next'>): SearchQuery | null =>
  next === null ? null : { ...query, after: next };

export type ProfileRef =
  | { readonly kind: 'member'; readonly id: number }
  | { readonly kind: 'external'; readonly id: number };

export const profileKey = ({ kind, id }: ProfileRef): string => (kind === 'member' ? String(id) : `x${id}`);

/** Parses the key of a profile; null if it is invalid. */
export function profileRef(key: string): ProfileRef | null {
  const [, external, digits] = /^(x?)([1-9]\d{0,9})$/.exec(key) ?? [];
  const id = Number(digits);
  if (digits === undefined || id > 2_147_483_647) return null;
  return { kind: external ? 'external' : 'member', id };
}
