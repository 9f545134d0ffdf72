import { describe, expect, it } from 'vitest';
import { emptyQuery, searchQuery } from '../../discovery';
import { aBriefing } from '../../testing';
import { searchOf } from './searchOf';

describe('the search of a brief', () => {
  it('uses its skills, its channels and the price per publication', () => {
    const briefing = aBriefing({
      skill: 'skincare',
      tags: ['beauty'],
      channels: ['tiktok', 'instagram'],
      currency: 'BRL',
      budgetCents: 1_000_000,
      creatorsWanted: 2,
      wanted: [{ channel: 'instagram', format: 'reels', quantity: 5 }],
    });
    const query = searchOf(briefing);
    expect(query).toEqual({
      ...emptyQuery,
      kind: 'member',
      skills: ['beauty', 'skincare'],
      channels: ['instagram', 'tiktok'],
      priceTo: 100_000,
    });
    expect(searchQuery.parse(query)).toEqual(query);
  });

  it('uses the creator profile of the brief', () => {
    const { creatorProfile } = aBriefing();
    const asked = {
      ...creatorProfile,
      genders: ['female' as const],
      minFollowers: 20_000,
      minEngagementPercent: 3,
    };
    expect(searchOf(aBriefing({ creatorProfile: asked }))).toMatchObject({
      followersFrom: 20_000,
      engagementFrom: 300,
      genders: ['female'],
      ages: [],
    });
  });

  it('ignores a budget in another currency', () => {
    expect(searchOf(aBriefing({ budgetCents: 1_000_000, currency: 'USD' })).priceTo).toBeNull();
  });
});
