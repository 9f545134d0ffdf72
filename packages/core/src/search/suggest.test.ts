import { describe, expect, it } from 'vitest';
import { holds } from '../kit';
import {
  aBriefing,
  aCreator,
  brandMember,
  contentEditor,
  curator,
  nobodyYet,
  product,
  theCreator,
  theGuest,
} from '../testing';
import { profileKey, profileRef } from './answer';
import { maySearch } from './policy';
import { emptyQuery, searchQuery } from './query';
import { searchOf, similarTo } from './suggest';

describe('who may search', () => {
  it.each([
    ['a brand', brandMember, true],
    ['curation', curator, true],
    ['content', contentEditor, true],
    ['a creator', theCreator, false],
    ['a guest', theGuest, false],
    ['nobody', nobodyYet, false],
    ['the product', product, true],
  ])('%s: %#', (_, actor, may) => expect(holds(maySearch(actor), {})).toBe(may));
});

describe('creators like one', () => {
  it('share a speciality and a channel and reach about as many', () => {
    const query = similarTo(aCreator({ mainSkill: 'skincare', tags: ['beauty'], followers: 48_000 }));
    expect(query).toEqual({
      ...emptyQuery,
      skills: ['beauty', 'skincare'],
      channels: ['instagram'],
      followersFrom: 16_000,
      followersTo: 144_000,
    });
    expect(searchQuery.parse(query)).toEqual(query);
  });

  it('of whom nothing is known are everybody', () => {
    const unknown = { mainSkill: null, tags: [], presences: [], followers: 0 };
    expect(similarTo(unknown)).toEqual(emptyQuery);
  });
});

describe('the search of a brief', () => {
  it('asks for its skills, channels and what each publication may cost', () => {
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

  it('asks of creators what the brief asks of them', () => {
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

  it('leaves a budget in another currency out', () => {
    expect(searchOf(aBriefing({ budgetCents: 1_000_000, currency: 'USD' })).priceTo).toBeNull();
  });
});

describe('the name of a profile in addresses', () => {
  it.each(['21', 'x17', '2147483647'])('%s', (key) => expect(profileKey(profileRef(key)!)).toBe(key));
  it.each(['', '0', 'x0', '021', 'y1', '1e3', '2147483648', '99999999999', '1 '])('not "%s"', (key) =>
    expect(profileRef(key)).toBeNull(),
  );
});
