import type { Category, Presence, Skill } from '../party';
import type { SearchQuery } from './query';
import type { SearchReason } from './ranking';
import type { AgeBand, Gender, Language, ProfileKind } from './vocabulary';

/** A number that says whether it is one: exact, or about. */
export interface Total {
  readonly value: number;
  readonly exact: boolean;
}

/** Whom a creator reaches, by share of a hundred; as the source says it. */
export interface ProfileAudience {
  readonly genders: Readonly<Partial<Record<Gender, number>>>;
  readonly ages: Readonly<Partial<Record<AgeBand, number>>>;
  readonly countries: Readonly<Record<string, number>>;
}

/** Where what we know of somebody without an account comes from. */
export interface Origin {
  readonly source: string;
  /** ISO instant. */
  readonly at: string;
}

/** A creator as searches know them: what lists, cards, tables and comparisons show. */
export interface Profile {
  /** `21` for a member (the creator's number), `x17` for an external profile; stands in addresses. */
  readonly key: string;
  readonly kind: ProfileKind;
  /** The member's number; null for an external profile. */
  readonly creatorId: number | null;
  readonly externalId: number | null;
  readonly name: string;
  readonly bio: string;
  /** Of a member, as `portraitPath` takes it; null where there is none. */
  readonly portrait: string | null;
  readonly mainSkill: Skill | null;
  readonly tags: readonly Skill[];
  readonly categories: readonly Category[];
  readonly country: string;
  readonly state: string;
  readonly city: string;
  /** The largest first; each figure with its source and its date. */
  readonly presences: readonly Presence[];
  /** Of the largest presence. */
  readonly followers: number;
  readonly engagementBp: number;
  /** In BRL; null where nothing is said. */
  readonly priceCents: number | null;
  /** null where nobody has said: of external profiles. */
  readonly available: boolean | null;
  readonly verified: boolean;
  readonly gender: Gender | null;
  readonly ageBand: AgeBand | null;
  readonly languages: readonly Language[];
  readonly audience: ProfileAudience | null;
  /** The day of the last sign of activity, `YYYY-MM-DD`. */
  readonly activeOn: string | null;
  readonly answerHours: number | null;
  readonly evaluationAverage: number | null;
  readonly evaluationCount: number;
  /** null for members, who speak for themselves. */
  readonly origin: Origin | null;
}

/** One of the answer's creators, and why they are there. */
export interface Found extends Profile {
  readonly score: number;
  readonly reasons: readonly SearchReason[];
}

/** How many matches each value of a filter would have, all other filters as they are. */
export interface Facet {
  readonly name: FacetName;
  readonly exact: boolean;
  readonly values: readonly { readonly value: string; readonly count: number }[];
}

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

export interface SearchAnswer {
  readonly rows: readonly Found[];
  readonly total: Total;
  /** In the order of `facetNames`; empty where they were not asked for, as from the second page on. */
  readonly facets: readonly Facet[];
  /** What `after` of the next page's query is; null on the last one. */
  readonly next: string | null;
  /** The words that stood in for one that nobody has: `{ mkae: ['make'] }`. */
  readonly spelling: Readonly<Record<string, readonly string[]>>;
}

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
