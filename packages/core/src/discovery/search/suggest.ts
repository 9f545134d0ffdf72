import type { Profile } from './answer';
import { emptyQuery, type SearchQuery } from './query';

/** A third to three times as many followers count as alike. */
const ALIKE = 3;

/** Others like this one: a speciality and a channel shared, of about the same reach. */
export function similarTo(
  profile: Pick<Profile, 'mainSkill' | 'tags' | 'presences' | 'followers'>,
): SearchQuery {
  const { mainSkill, tags, presences, followers } = profile;
  const ranged = followers > 0;
  return {
    ...emptyQuery,
    skills: [...new Set([...(mainSkill ? [mainSkill] : []), ...tags])].sort(),
    channels: [...new Set(presences.map(({ channel }) => channel))].sort(),
    followersFrom: ranged ? Math.floor(followers / ALIKE) : null,
    followersTo: ranged ? followers * ALIKE : null,
  };
}
