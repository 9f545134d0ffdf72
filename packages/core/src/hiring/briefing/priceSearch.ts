import type { Creator, Skill } from '../../people';
import type { Briefing, Wanted } from './schema';

type Experience = NonNullable<Creator['experience']>;

/** Creators whose list prices are compared with a brief. */
export interface PriceSearch {
  readonly profileType: Creator['profileType'];
  /** At least one of these as main speciality or tag; empty for any. */
  readonly skills: readonly Skill[];
  /** Publications to price; empty for freelancers, whose price is for a job. */
  readonly wanted: readonly Wanted[];
  /** Followers on one of the wanted channels; `to` is exclusive. Null for freelancers. */
  readonly followers: { readonly from: number; readonly to: number } | null;
  /** Accepted experience; empty for any. */
  readonly experience: readonly Experience[];
  /** Address that must name the creator's city; empty for remote work. */
  readonly address: string;
}

/** Quartiles of the list prices, fee included, in BRL cents for one creator. */
export interface ListPrices {
  /** Number of creators found with a price for everything that is wanted. */
  readonly creators: number;
  readonly lowCents: number;
  readonly medianCents: number;
  readonly highCents: number;
}

/** Minimum number of priced creators for a recommendation: the quartiles of fewer say little. */
export const MIN_PRICED_CREATORS = 5;
/** A creator with five times the followers is of another size, as in the calculator's sizes. */
const SIZE_FACTOR = 5;
const SMALLEST_SIZE = 10_000;
const experienceFrom: readonly Experience[] = ['from_1', 'from_3', 'from_5', 'from_10'];

/** Returns the creators whose prices a budget is compared with; null if there is nothing to price yet. */
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
  const from = creatorProfile.minFollowers ?? SMALLEST_SIZE;
  return {
    profileType: 'content_creator',
    skills,
    wanted,
    followers: { from, to: from * SIZE_FACTOR },
    experience: [],
    address: '',
  };
}
