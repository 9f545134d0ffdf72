import type { Profile } from './answer';
import { emptyQuery, type SearchQuery } from './query';

/** Factor within which a number of followers is similar: from a third to three times as many. */
const ALIKE = 3;

/**
 * Returns the search for similar creators: same specialty and channel, and a similar number of followers.
 */
export function similarCreatorsQuery(
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
