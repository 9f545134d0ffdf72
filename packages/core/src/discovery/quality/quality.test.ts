import { addDays } from '@elenco/brazil';
import { expect, it } from 'vitest';
import { aPresence } from '../../testing';
import type { Metric } from '../search';
import { type Peers, percentileExtreme } from './peers';
import { audienceInPlaces, qualitiesOf } from './quality';

const FIRST = '2026-01-01';
/** Returns one reading a day, with ten more followers each day and a post every fourth day. */
const daily = (days: number, more: (n: number) => Partial<Metric> = () => ({})): Metric[] =>
  Array.from({ length: days }, (_, n) => ({
    channel: 'instagram',
    day: addDays(FIRST, n),
    followers: 10_000 + 10 * n,
    engagementBp: 300,
    source: 'verified',
    origin: null,
    posts: 100 + Math.floor(n / 4),
    sampledPosts: 25,
    views: null,
    likes: 4_000,
    comments: 130,
    shares: null,
    methodVersion: 2,
    ...more(n),
  }));
const peers: Peers = {
  channel: 'instagram',
  tier: 'micro',
  skill: 'skincare',
  n: 214,
  cuts: Array.from({ length: 99 }, (_, n) => 10 * (n + 1)),
  countedAt: '2026-05-02T04:12:00.000Z',
};
const presence = aPresence({ channel: 'instagram', followers: 20_000, engagementBp: 455 });
const qualityOf = (metrics: readonly Metric[], all: readonly Peers[] = [peers], shown = presence) =>
  qualitiesOf([shown], metrics, all)[0]!;
const figuresIn = <F>(check: { isKnown: boolean; figures?: F }) => check.figures;

it('reports for each quality indicator that a new account has too little data', () => {
  const { jumps, peerRank, comments, regularity } = qualityOf([], []);
  expect([jumps, peerRank, comments, regularity]).toEqual([
    { isKnown: false, has: 0, needs: 28 },
    { isKnown: false, has: 0, needs: 20 },
    { isKnown: false, has: 0, needs: 5 },
    { isKnown: false, has: 0, needs: 8 },
  ]);
});

it('finds no jump in a steadily growing number of followers', () => {
  const { jumps } = qualityOf(daily(60));
  expect(jumps).toEqual({ isKnown: true, on: '2026-03-01', figures: { jumps: [], usual: 10, days: 59 } });
});

it('reports a jump in followers with the number of posts that may explain it', () => {
  const withPosts = daily(60, (n) => ({ followers: 10_000 + 10 * n + (n >= 40 ? 900 : 0) }));
  const explained = figuresIn(qualityOf(withPosts).jumps)?.jumps;
  expect(explained).toEqual([{ from: '2026-02-09', to: '2026-02-10', gained: 910, posts: 1 }]);
  const silent = withPosts.map((one) => ({ ...one, posts: 100 }));
  expect(figuresIn(qualityOf(silent).jumps)?.jumps[0]?.posts).toBe(0);
  const unknown = withPosts.map((one) => ({ ...one, posts: null }));
  expect(figuresIn(qualityOf(unknown).jumps)?.jumps[0]?.posts).toBeNull();
});

it('finds no jump in followers across a gap, in declared metrics, or with too few days', () => {
  const afterGap = daily(60, (n) => ({ followers: 10_000 + (n >= 40 ? 900 : 0) })).filter(
    (_, n) => n < 34 || n > 39,
  );
  expect(figuresIn(qualityOf(afterGap).jumps)?.jumps).toEqual([]);
  const declared = daily(60).map((one) => ({ ...one, source: 'declared' as const }));
  expect(qualityOf(declared).jumps).toMatchObject({ isKnown: false, has: 0 });
  expect(qualityOf(daily(20)).jumps).toEqual({ isKnown: false, has: 19, needs: 28 });
});

it('ranks a creator’s engagement among peers of the same network and size', () => {
  expect(qualityOf([]).peerRank).toEqual({
    isKnown: true,
    on: '2026-05-02',
    figures: { engagementBp: 455, percentile: 45, peers: { tier: 'micro', skill: 'skincare', n: 214 } },
  });
  const larger = { ...presence, followers: 200_000 };
  expect(qualityOf([], [peers], larger).peerRank.isKnown).toBe(false);
  expect(qualityOf([], [{ ...peers, n: 19, cuts: [] }]).peerRank).toMatchObject({ has: 19, needs: 20 });
  expect(qualityOf([], [peers], { ...presence, engagementBp: 0 }).peerRank.isKnown).toBe(false);
});

it('divides comments and shares by the likes of a creator’s newest posts', () => {
  const { comments } = qualityOf(daily(3, () => ({ shares: 90 })));
  expect(comments).toMatchObject({
    on: '2026-01-03',
    figures: { posts: 25, likes: 4_000, commentsPer100: 3.3, sharesPer100: 2.3 },
  });
  expect(figuresIn(qualityOf(daily(3)).comments)?.sharesPer100).toBeNull();
  for (const few of [{ sampledPosts: 4 }, { likes: 99 }, { likes: null }])
    expect(qualityOf(daily(3, () => few)).comments.isKnown).toBe(false);
});

it('counts the weeks in which a creator published a post', () => {
  expect(figuresIn(qualityOf(daily(100)).regularity)).toEqual({ weeks: 12, active: 12, posts: 21 });
  const paused = daily(100, (n) => ({ posts: n < 50 ? 100 + n : 150 }));
  expect(figuresIn(qualityOf(paused).regularity)).toMatchObject({ weeks: 12, active: 5 });
  expect(qualityOf(daily(40)).regularity).toEqual({ isKnown: false, has: 5, needs: 8 });
});

it('adds up the audience in the cities that a brief names, or in its countries if it names no cities', () => {
  const audience = { countries: { BR: 88, PT: 4 }, cities: { Recife: 9.2, 'Sao Paulo': 21, Olinda: 3 } };
  expect(audienceInPlaces(audience, 'São Paulo, Recife e Natal')).toEqual({
    share: 30.2,
    places: [
      { name: 'São Paulo', share: 21 },
      { name: 'Recife', share: 9.2 },
      { name: 'Natal', share: 0 },
    ],
  });
  expect(audienceInPlaces(audience, 'Brasil e Portugal')?.share).toBe(92);
  expect(audienceInPlaces(audience, 'Recife, Brasil')?.share).toBe(9.2);
  expect(audienceInPlaces({ countries: { BR: 88 } }, 'Recife')).toBeUndefined();
  for (const text of ['', 'Rio Grande do Sul', 'todo o Nordeste'])
    expect(audienceInPlaces(audience, text)).toBeUndefined();
});

it.each([
  [0, 'lowest'],
  [1, 'lowest'],
  [2, null],
  [98, null],
  [99, 'highest'],
] as const)('describes a percentile of %i as %s', (percentile, extreme) =>
  expect(percentileExtreme(percentile)).toBe(extreme),
);
