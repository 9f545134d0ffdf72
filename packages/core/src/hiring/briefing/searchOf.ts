import { emptyQuery, type SearchQuery } from '../../discovery';
import type { Briefing } from './schema';

/** Returns the creator search for a brief, with which curation starts. */
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
