import { type Creator, PHOTO } from '../../people';

/** What makes a public profile worth a visit, in the order in which it is asked for. */
export const profileParts = ['photo', 'bio', 'tags', 'city', 'presences', 'portfolio'] as const;
export type ProfilePart = (typeof profileParts)[number];

/** The parts that a profile lacks. Nothing of it is demanded: a proposal asks for its own (`missingInCreator`). */
export function missingInProfile(row: Creator, projects: number): ProfilePart[] {
  const there: Record<ProfilePart, boolean> = {
    photo: PHOTO.test(row.portrait),
    bio: row.bio !== '',
    tags: row.tags.length > 0,
    city: row.city !== '',
    presences: row.presences.length > 0,
    portfolio: projects > 0,
  };
  return profileParts.filter((part) => !there[part]);
}
