import { emptyQuery, type SearchQuery } from '../../discovery';
import type { Briefing } from './schema';
import { piecesPerCreator } from './selectionEstimate';

/** Returns the creator search with which curation starts for a brief. */
export function searchOf(
  briefing: Pick<
    Briefing,
    | 'skill'
    | 'tags'
    | 'channels'
    | 'budgetCents'
    | 'creatorsWanted'
    | 'wanted'
    | 'currency'
    | 'creatorProfile'
  >,
): SearchQuery {
  const { skill, tags, channels, creatorsWanted, wanted, currency } = briefing;
  const { minFollowers, minEngagementPercent, genders, ages } = briefing.creatorProfile;
  const posts = piecesPerCreator(wanted);
  // The budget limits list prices directly: both include the fee.
  const budgetCents = currency === 'BRL' ? briefing.budgetCents : null;
  return {
    ...emptyQuery,
    kind: 'member',
    skills: [...new Set([...(skill ? [skill] : []), ...tags])].sort(),
    channels: [...channels].sort(),
    followersFrom: minFollowers,
    engagementFrom: minEngagementPercent === null ? null : Math.round(minEngagementPercent * 100),
    genders: [...genders].sort(),
    ages: [...ages].sort(),
    priceTo: budgetCents === null ? null : Math.floor(budgetCents / creatorsWanted / posts),
  };
}
