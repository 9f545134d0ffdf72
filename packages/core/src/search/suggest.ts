import type { Briefing } from '../briefing';
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

/** The search that a brief asks for: whom curation looks at first. */
export function searchOf(
  briefing: Pick<
    Briefing,
    | ('skill' | 'tags' | 'channels' | 'budgetCents' | 'creatorsWanted' | 'wanted' | 'currency')
    | 'creatorProfile'
  >,
): SearchQuery {
  const { skill, tags, channels, budgetCents, creatorsWanted, wanted, currency } = briefing;
  const { minFollowers, minEngagementPercent, genders, ages } = briefing.creatorProfile;
  const posts = Math.max(
    1,
    wanted.reduce((sum, { quantity }) => sum + quantity, 0),
  );
  const affordable = budgetCents !== null && currency === 'BRL';
  return {
    ...emptyQuery,
    kind: 'member',
    skills: [...new Set([...(skill ? [skill] : []), ...tags])].sort(),
    channels: [...channels].sort(),
    followersFrom: minFollowers,
    engagementFrom: minEngagementPercent === null ? null : Math.round(minEngagementPercent * 100),
    genders: [...genders].sort(),
    ages: [...ages].sort(),
    priceTo: affordable ? Math.floor(budgetCents / creatorsWanted / posts) : null,
  };
}
