import type { Creator, Skill } from '../../people';
import type { Briefing, Wanted } from './schema';

type Experience = NonNullable<Creator['experience']>;

/** Criteria for the creators whose list prices are compared with a brief. */
export interface PriceSearch {
  readonly profileType: Creator['profileType'];
  /** Specialties; a creator must have one of them as main specialty or tag. Empty for any specialty. */
  readonly skills: readonly Skill[];
  /** Publications that need a price; empty for freelancers, whose price is per job. */
  readonly wanted: readonly Wanted[];
  /**
   * Range of followers on one of the wanted channels; `to` is exclusive. Null for freelancers, and if the
   * brief requires no followers.
   */
  readonly followers: { readonly from: number; readonly to: number } | null;
  /** Experience levels; a freelancer must have one of them. Empty for any experience. */
  readonly experience: readonly Experience[];
  /** Address of the place of work; a freelancer's city must occur in it. Empty for remote work. */
  readonly address: string;
}

/** Quartiles of the list prices for one creator, fee included, in BRL cents. */
export interface ListPrices {
  /** Number of matching creators who have a price for all wanted deliverables. */
  readonly creators: number;
  /**
   * True if each of these creators has a price for every wanted format. Otherwise, the price of any
   * publication replaces missing prices.
   */
  readonly isByFormat: boolean;
  readonly lowCents: number;
  readonly medianCents: number;
  readonly highCents: number;
}

/** Minimum number of creators for a recommendation, because the quartiles of fewer creators mean little. */
export const MIN_PRICED_CREATORS = 5;
/**
 * Multiple of the required number of followers. Creators with at least this many followers are left out,
 * because the price calculator puts them in a different size class.
 */
const SIZE_FACTOR = 5;
const experienceFrom: readonly Experience[] = ['from_1', 'from_3', 'from_5', 'from_10'];

/**
 * Returns the criteria for the prices with which a budget is compared. Returns null if the currency is not
 * BRL, or if the brief contains nothing that has a price yet.
 */
export function priceSearchOf(
  brief: Pick<Briefing, 'kind' | 'skill' | 'tags' | 'wanted' | 'creatorProfile' | 'work' | 'currency'>,
): PriceSearch | null {
  const { kind, skill, tags, wanted, creatorProfile, work, currency } = brief;
  if (currency !== 'BRL') return null;
  const skills = [...new Set([...(skill ? [skill] : []), ...tags])];
  if (kind === 'freelancer') {
    if (skills.length === 0) return null;
    const { experience } = work;
    const least = experience && experience !== 'any' ? experienceFrom.indexOf(experience) : -1;
    return {
      profileType: 'freelancer',
      skills,
      wanted: [],
      followers: null,
      experience: least < 0 ? [] : experienceFrom.slice(least),
      address: work.place === 'in_person' || work.place === 'hybrid' ? work.address : '',
    };
  }
  if (wanted.length === 0) return null;
  const { minFollowers: from } = creatorProfile;
  return {
    profileType: 'content_creator',
    skills,
    wanted,
    followers: from === null ? null : { from, to: from * SIZE_FACTOR },
    experience: [],
    address: '',
  };
}
