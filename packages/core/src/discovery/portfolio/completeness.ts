import { type Creator, hasEnoughSpecialties, needsChannel, PHOTO } from '../../people';

/** Parts of a good public profile, in the order in which they are suggested to the creator. */
export const profileParts = ['photo', 'bio', 'tags', 'city', 'presences', 'portfolio'] as const;
export type ProfilePart = (typeof profileParts)[number];

/**
 * Returns the parts that are missing in a profile. All of them are optional; the requirements for a proposal
 * are in `missingInCreator`.
 */
export function missingInProfile(row: Creator, projects: number): ProfilePart[] {
  const there: Record<ProfilePart, boolean> = {
    photo: PHOTO.test(row.portrait),
    bio: row.bio !== '',
    tags: hasEnoughSpecialties(row),
    city: row.city !== '',
    presences: !needsChannel(row),
    portfolio: projects > 0,
  };
  return profileParts.filter((part) => !there[part]);
}
