import type { Creator, Skill } from '../../people';
import type { Briefing, Wanted } from './schema';

type Experience = NonNullable<Creator['experience']>;

/** Which creators' list prices are compared with a brief. */
export interface PriceSearch {
  readonly profileType: Creator['profileType'];
  /** Specialities, at least one of which a creator must have as main speciality or tag; empty for any. */
  readonly skills: readonly Skill[];
  /** Publications whose price is needed; empty for freelancers, who have a price per job. */
  readonly wanted: readonly Wanted[];
  /**
   * Range of followers on one of the wanted channels, without `to` itself. Null for freelancers, and if the
   * brief requires none.
   */
  readonly followers: { readonly from: number; readonly to: number } | null;
  /** Experience, at least one of which a freelancer must have; empty for any. */
  readonly experience: readonly Experience[];
  /** Address that must contain the creator's city; empty for remote work. */
  readonly address: string;
}

/** Quartiles of the list prices for one creator, fee included, in BRL cents. */
export interface ListPrices {
  /** Number of matching creators who have a price for everything wanted. */
  readonly creators: number;
  readonly lowCents: number;
  readonly medianCents: number;
  readonly highCents: number;
}

/** Minimum number of creators for a recommendation, because the quartiles of fewer mean little. */
export const MIN_PRICED_CREATORS = 5;
/**
 * Creators with five times the required followers are left out, because the price calculator treats them as
 * another size.
 */
const SIZE_FACTOR = 5;
const experienceFrom: readonly Experience[] = ['from_1', 'from_3', 'from_5', 'from_10'];

/**
 * Returns which creators' prices a budget is compared with; null if the brief wants nothing with a price yet.
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
