import { expect, it } from 'vitest';
import { withPresences } from './creator';
import { engagementOf, engagementPosts, largestOf } from './keyFigures';

const presence = (channel: 'instagram' | 'tiktok' | 'twitter', followers: number, engagementBp: number) => ({
  channel,
  handle: 'lia',
  followers,
  engagementBp,
  source: 'verified' as const,
  measuredAt: '2026-11-21T12:00:00.000Z',
});

it('takes key metrics from the channel with the most followers, whatever the order of equal channels', () => {
  const [small, one, other] = [
    presence('twitter', 900, 100),
    presence('tiktok', 5_000, 300),
    presence('instagram', 5_000, 200),
  ];
  for (const presences of [
    [small, one, other],
    [other, one, small],
  ]) {
    expect(largestOf(presences)).toBe(other);
    expect(withPresences(presences)).toMatchObject({ followers: 5_000, engagementBp: 200 });
  }
  expect(largestOf([])).toBeUndefined();
});

it('returns null as the engagement rate if the source reports none', () => {
  expect([engagementOf({ engagementBp: 0 }), engagementOf({ engagementBp: 512 })]).toEqual([null, 512]);
});

it.each([
  ['instagram', 'verified', 25],
  ['tiktok', 'verified', 20],
  ['instagram', 'declared', null],
  ['youtube', 'estimated', null],
  ['twitter', 'verified', null],
] as const)(
  'returns the number of posts from which the engagement rate on %s (%s) is computed: %s',
  (channel, source, posts) => {
    expect(engagementPosts({ channel, source })).toBe(posts);
  },
);
