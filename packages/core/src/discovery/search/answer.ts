import { z } from 'zod';
import { audience, category, count, date, figureSource, id, instant, presence, skill } from '../../people';
import type { SearchQuery } from './query';
import { searchReason } from './ranking';
import { ageBand, gender, language, profileKind } from './vocabulary';

/** A number that says whether it is one: exact, or about. */
export const total = z.object({ value: count, exact: z.boolean() });
export type Total = Readonly<z.output<typeof total>>;

/** Whom a creator reaches; of a member with who says it and of when, of an external profile its origin says that. */
export const profileAudience = audience.extend({
  source: figureSource.optional(),
  measuredAt: instant.optional(),
});
export type ProfileAudience = z.output<typeof profileAudience>;

/** A creator as searches know them: what lists, cards, tables and comparisons show. */
export const profile = z.object({
  /** `21` for a member (the creator's number), `x17` for an external profile; stands in addresses. */
  key: z.string(),
  kind: profileKind,
  /** The member's number; null for an external profile. */
  creatorId: id.nullable(),
  externalId: id.nullable(),
  name: z.string(),
  bio: z.string(),
  /** Of a member, as `portraitPath` takes it; null where there is none. */
  portrait: z.string().nullable(),
  mainSkill: skill.nullable(),
  tags: z.array(skill),
  categories: z.array(category),
  country: z.string(),
  state: z.string(),
  city: z.string(),
  /** The largest first; each figure with its source and its date. */
  presences: z.array(presence),
  /** Of the largest presence. */
  followers: count,
  engagementBp: count,
  /** In BRL; null where nothing is said. */
  priceCents: count.nullable(),
  /** null where nobody has said: of external profiles. */
  available: z.boolean().nullable(),
  verified: z.boolean(),
  gender: gender.nullable(),
  ageBand: ageBand.nullable(),
  languages: z.array(language),
  audience: profileAudience.nullable(),
  /** The day of the last sign of activity. */
  activeOn: date.nullable(),
  answerHours: count.nullable(),
  evaluationAverage: z.number().nullable(),
  evaluationCount: count,
  /** Where what we know of somebody without an account comes from, and of when it is; null for members. */
  origin: z.object({ source: z.string(), at: instant }).nullable(),
});
export type Profile = Readonly<z.output<typeof profile>>;

/** One of the answer's creators, and why they are there. */
export const found = profile.extend({ score: z.number(), reasons: z.array(searchReason).readonly() });
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
] as const;
export type FacetName = (typeof facetNames)[number];

/** How many matches each value of a filter would have, all other filters as they are; null for few, or nobody, of many. */
export const facet = z.object({
  name: z.enum(facetNames),
  exact: z.boolean(),
  values: z.array(z.object({ value: z.string(), count: count.nullable() })).readonly(),
});
export type Facet = Readonly<z.output<typeof facet>>;

export const searchAnswer = z.object({
  rows: z.array(found).readonly(),
  total,
  /** In the order of `facetNames`; empty where they were not asked for, as from the second page on. */
  facets: z.array(facet).readonly(),
  /** What `after` of the next page's query is; null on the last one. */
  next: z.string().nullable(),
  /** The words that stood in for one that nobody has: `{ mkae: ['make'] }`. */
  spelling: z.record(z.string(), z.array(z.string()).readonly()),
  /** Where nobody has all the words: these have the most, so many of so many. Null where all are found, or none asked. */
  mostWords: z.object({ found: count, of: count }).nullable(),
  /** Whether a server of the index cannot be reached: then there are more than those found, and the total is about. */
  partial: z.boolean(),
});
export type SearchAnswer = Readonly<z.output<typeof searchAnswer>>;

/** The query of the next page. */
export const nextPage = (query: SearchQuery, { next }: Pick<SearchAnswer, 'next'>): SearchQuery | null =>
  next === null ? null : { ...query, after: next };

export type ProfileRef =
  | { readonly kind: 'member'; readonly id: number }
  | { readonly kind: 'external'; readonly id: number };

export const profileKey = ({ kind, id }: ProfileRef): string => (kind === 'member' ? String(id) : `x${id}`);

/** What an address names; null for what names nobody. */
export function profileRef(key: string): ProfileRef | null {
  const [, external, digits] = /^(x?)([1-9]\d{0,9})$/.exec(key) ?? [];
  const id = Number(digits);
  if (digits === undefined || id > 2_147_483_647) return null;
  return { kind: external ? 'external' : 'member', id };
}
