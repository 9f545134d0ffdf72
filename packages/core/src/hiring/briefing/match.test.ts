import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Creator, channels, skills } from '../../people';
import { aBriefing, aCreator, aPresence } from '../../testing';
import { match, matchWeights } from './match';
import type { Briefing, MatchReason } from './schema';

const pointsOf = (code: MatchReason['code'], briefing: Partial<Briefing>, creator: Partial<Creator>) =>
  match(aBriefing(briefing), aCreator(creator)).reasons.find((reason) => reason.code === code)?.points ?? 0;
const posts = (quantity: number): Partial<Briefing> => ({
  wanted: [{ channel: 'instagram', format: 'reels', quantity }],
});
const on = (given: Parameters<typeof aPresence>[0]): Partial<Creator> => ({ presences: [aPresence(given)] });

describe('the match of a creator with a briefing', () => {
  it('has a score that is the sum of its reasons’ points', () => {
    expect(match(aBriefing(), aCreator())).toEqual({
      score: 93,
      reasons: [
        { code: 'speciality', points: 25, params: { skill: 'skincare', as: 'main' } },
        { code: 'tags', points: 10, params: { shared: 2, of: 2, tags: 'beauty,lifestyle' } },
        { code: 'channels', points: 20, params: { shared: 1, of: 1, channels: 'instagram' } },
        { code: 'reach', points: 5, params: { followers: 48_000 } },
        { code: 'engagement', points: 9, params: { engagementBp: 450 } },
        {
          code: 'price',
          points: 15,
          params: { priceCents: 400_000, perCreatorCents: 500_000, posts: 2, currency: 'BRL' },
        },
        { code: 'availability', points: 5, params: {} },
        { code: 'evaluation', points: 4, params: { average: 4.5, count: 8 } },
      ],
    });
  });

  it('uses the price per job for freelancers, whatever the number of deliverables', () => {
    const given = aCreator({ profileType: 'freelancer', priceCents: 450_000 });
    const price = match(aBriefing(posts(3)), given).reasons.find(({ code }) => code === 'price');
    expect(price?.params).toEqual({ priceCents: 450_000, perCreatorCents: 500_000, currency: 'BRL' });
  });

  it('is limited to 100 points', () => {
    expect(Object.values(matchWeights).reduce((sum, points) => sum + points, 0)).toBe(100);
    const best = { presences: [aPresence({ followers: 100_000, engagementBp: 500 })], evaluationAverage: 5 };
    expect(match(aBriefing(), aCreator(best)).score).toBe(100);
  });

  it.each<[MatchReason['code'], string, Partial<Briefing>, Partial<Creator>, number]>([
    ['speciality', 'specialty among the tags', { skill: 'beauty' }, {}, 12],
    ['speciality', 'different specialty', { skill: 'cars' }, {}, 0],
    ['speciality', 'specialty not specified', { skill: null }, {}, 0],
    ['tags', 'half of the tags', { tags: ['beauty', 'cars'] }, {}, 5],
    ['tags', 'main specialty as a tag', { tags: ['skincare'] }, {}, 10],
    ['tags', 'no tags in the briefing', { tags: [] }, {}, 0],
    ['channels', 'one of two channels', { channels: ['instagram', 'tiktok'] }, {}, 10],
    ['channels', 'none of the channels', { channels: ['tiktok'] }, {}, 0],
    ['reach', 'fewer than 1 000 followers', {}, on({ followers: 999 }), 0],
    ['reach', '1 000 followers', {}, on({ followers: 1_000 }), 2],
    ['reach', '50 000 followers', {}, on({ followers: 50_000 }), 8],
    ['reach', '100 000 followers', {}, on({ followers: 100_000 }), 10],
    [
      'reach',
      'followers on a channel that the briefing does not name',
      {},
      on({ channel: 'tiktok', followers: 900_000 }),
      0,
    ],
    ['engagement', 'engagement of 1 %', {}, on({ engagementBp: 100 }), 2],
    ['engagement', 'engagement above 5 %', {}, on({ engagementBp: 2_000 }), 10],
    ['price', 'price exactly within the budget', posts(2), { priceCents: 250_000 }, 15],
    ['price', 'price a quarter above the budget', posts(2), { priceCents: 312_500 }, 5],
    ['price', 'price more than a quarter above the budget', posts(2), { priceCents: 312_501 }, 0],
    ['price', 'unknown price', {}, { priceCents: null }, 0],
    ['price', 'budget in a different currency', {}, { currency: 'USD' }, 0],
    ['price', 'no budget', { budgetCents: null }, {}, 0],
    ['availability', 'creator who accepts no jobs', {}, { available: false }, 0],
    ['evaluation', 'average rating of five', {}, { evaluationAverage: 5 }, 5],
    ['evaluation', 'average rating of one', {}, { evaluationAverage: 1 }, 0],
    ['evaluation', 'no evaluations', {}, { evaluationAverage: null, evaluationCount: 0 }, 0],
  ])('includes the points for %s: %s', (code, _what, briefing, creator, points) => {
    expect(pointsOf(code, briefing, creator)).toBe(points);
  });

  it('has a score from 0 to 100 that is the sum of integer points', () => {
    const anyCreator = fc.record({
      mainSkill: fc.constantFrom(...skills),
      tags: fc.subarray([...skills], { maxLength: 5 }),
      available: fc.boolean(),
      priceCents: fc.option(fc.nat()),
      evaluationAverage: fc.option(fc.double({ min: 1, max: 5, noNaN: true })),
      presences: fc
        .uniqueArray(fc.constantFrom(...channels))
        .chain((list) =>
          fc.tuple(
            ...list.map((channel) =>
              fc
                .record({ followers: fc.nat(), engagementBp: fc.nat(10_000) })
                .map((figures) => aPresence({ channel, ...figures })),
            ),
          ),
        ),
    });
    fc.assert(
      fc.property(anyCreator, fc.subarray([...channels]), (given, wantedChannels) => {
        const { score, reasons } = match(aBriefing({ channels: wantedChannels }), aCreator(given));
        expect(score).toBe(reasons.reduce((sum, { points }) => sum + points, 0));
        expect(score).toBeLessThanOrEqual(100);
        for (const { points } of reasons) {
          expect(Number.isInteger(points)).toBe(true);
          expect(points).toBeGreaterThan(0);
        }
      }),
    );
  });
});
