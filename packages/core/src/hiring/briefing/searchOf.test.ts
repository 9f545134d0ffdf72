import { describe, expect, it } from 'vitest';
import { emptyQuery, searchQuery } from '../../discovery';
import { aBriefing } from '../../testing';
import { searchOf } from './searchOf';

describe('the creator search that belongs to a brief', () => {
  it('uses the brief’s specialties, channels and price per publication', () => {
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

  it('limits list prices, which include the fee, to a creator’s share of the budget', () => {
    const briefing = aBriefing({ budgetCents: 1_000_000, feeBp: 1_500, creatorsWanted: 2, wanted: [] });
    expect(searchOf(briefing).priceTo).toBe(500_000);
  });

  it('uses the creator profile that the brief describes', () => {
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

  it('ignores a budget in a foreign currency', () => {
    expect(searchOf(aBriefing({ budgetCents: 1_000_000, currency: 'USD' })).priceTo).toBeNull();
  });
});
