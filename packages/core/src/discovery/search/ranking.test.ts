import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { skills } from '../../people';
import { emptyQuery, type SearchQuery } from './query';
import { possiblePoints, type Rankable, rank } from './ranking';
import { type Factor, rankFactors } from './weights';

const creator: Rankable = {
  text: 1,
  mainSkill: 'food',
  tags: ['cooking'],
  followers: 48_000,
  priceCents: 100_000,
  answerHours: 2,
  evaluationAverage: 5,
  evaluationCount: 8,
};
const asked: SearchQuery = { ...emptyQuery, text: 'ana', skills: ['food'], priceTo: 200_000 };
const pointsOf = (code: Factor, query: Partial<SearchQuery>, of: Partial<Rankable> = {}) =>
  rank({ ...asked, ...query }, { ...creator, ...of }).reasons.find((reason) => reason.code === code)
    ?.points ?? 0;

describe('the score of a creator in a search', () => {
  it('includes its reasons, each with points, maximum and details', () => {
    expect(rank(asked, creator)).toEqual({
      score: 89.5,
      reasons: [
        { code: 'text', points: 30, of: 30, params: {} },
        { code: 'speciality', points: 25, of: 25, params: { shared: 1, of: 1, skills: 'food', main: 1 } },
        { code: 'reach', points: 10, of: 15, params: { followers: 48_000 } },
        { code: 'price', points: 7.5, of: 10, params: { priceCents: 100_000 } },
        { code: 'answer', points: 5, of: 5, params: { hours: 2 } },
        { code: 'evaluation', points: 12, of: 15, params: { average: 5, count: 8 } },
      ],
    });
  });

  it.each<[Factor, string, Partial<SearchQuery>, Partial<Rankable>, number]>([
    ['text', 'half of the words found', {}, { text: 0.5 }, 15],
    ['speciality', 'requested specialty among the tags', { skills: ['cooking'] }, {}, 12.5],
    ['speciality', 'different specialty', { skills: ['cars'] }, {}, 0],
    ['speciality', 'main specialty as one of two requested ones', { skills: ['cars', 'food'] }, {}, 18.8],
    ['reach', 'followers within the range', { followersFrom: 10_000, followersTo: 50_000 }, {}, 15],
    ['reach', 'followers outside the range', { followersFrom: 50_000 }, {}, 0],
    ['price', 'half of the maximum price', {}, { priceCents: 100_000 }, 7.5],
    ['price', 'exactly the maximum price', {}, { priceCents: 200_000 }, 5],
    ['price', 'more than the maximum price', {}, { priceCents: 200_001 }, 0],
    ['price', 'unknown price', {}, { priceCents: null }, 0],
    ['answer', 'answers after 26 hours', {}, { answerHours: 26 }, 2.5],
    ['answer', 'unknown answer time', {}, { answerHours: null }, 0],
    ['evaluation', 'no evaluation', {}, { evaluationAverage: null, evaluationCount: 0 }, 0],
    ['evaluation', 'a single evaluation', {}, { evaluationCount: 1 }, 5],
  ])('includes the points for %s: %s', (code, _, query, of, points) =>
    expect(pointsOf(code, query, of)).toBe(points),
  );

  it.each<[string, Partial<Rankable>, number, number]>([
    ['all data', {}, 89.5, 100],
    ['no response time', { answerHours: null }, 84.5, 95],
    ['no evaluations', { evaluationAverage: null, evaluationCount: 0 }, 77.5, 85],
    ['no price', { priceCents: null }, 82, 90],
    ['the worst evaluation', { evaluationAverage: 1 }, 77.5, 100],
  ])('compares a creator with the points possible for known data: %s', (_, of, score, possible) => {
    const ranked = rank(asked, { ...creator, ...of });
    expect([ranked.score, possiblePoints(ranked.reasons)]).toEqual([score, possible]);
  });

  it('ignores factors that the search does not use', () => {
    const { reasons } = rank(emptyQuery, creator);
    expect(reasons.map(({ code }) => code)).toEqual(['reach', 'answer', 'evaluation']);
    expect(reasons.reduce((sum, { of }) => sum + of, 0)).toBeCloseTo(100, 0);
  });

  it('follows the user’s weights', () => {
    const only = (factor: Factor) =>
      rank({ ...asked, weights: { ...zero, [factor]: 4 } }, creator).reasons.map(({ code, of }) => [
        code,
        of,
      ]);
    const zero = Object.fromEntries(rankFactors.map((factor) => [factor, 0])) as SearchQuery['weights'];
    expect(only('speciality')).toEqual([['speciality', 100]]);
    expect(rank({ ...asked, weights: zero }, creator)).toEqual({ score: 0, reasons: [] });
  });

  const anyCreator: fc.Arbitrary<Rankable> = fc.record({
    text: fc.double({ min: 0, max: 1, noNaN: true }),
    mainSkill: fc.option(fc.constantFrom(...skills)),
    tags: fc.subarray([...skills], { maxLength: 5 }),
    followers: fc.nat(100_000_000),
    priceCents: fc.option(fc.nat(1_000_000)),
    answerHours: fc.option(fc.nat(500)),
    evaluationAverage: fc.constant(4),
    evaluationCount: fc.nat(50),
  });
  const anyAsked = fc.record({
    skills: fc.subarray([...skills], { maxLength: 4 }),
    priceTo: fc.option(fc.nat(1_000_000)),
    weights: fc.record(
      Object.fromEntries(rankFactors.map((factor) => [factor, fc.nat(10)])) as Record<
        Factor,
        fc.Arbitrary<number>
      >,
    ),
  });

  it('equals the sum of its reasons and is between 0 and 100', () => {
    fc.assert(
      fc.property(anyCreator, anyAsked, (one, query) => {
        const { score, reasons } = rank({ ...asked, ...query }, one);
        expect(score).toBeCloseTo(
          reasons.reduce((sum, { points }) => sum + points, 0),
          6,
        );
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100.5);
        for (const { points, of } of reasons) expect(points).toBeLessThanOrEqual(of);
      }),
    );
  });

  it('never decreases when a value of the creator improves', () => {
    const better: ((one: Rankable, query: SearchQuery) => Rankable)[] = [
      (one) => ({ ...one, text: Math.min(1, one.text + 0.2) }),
      (one, { skills: [skill] }) => (skill ? { ...one, mainSkill: skill } : one),
      (one) => ({ ...one, followers: one.followers * 2 }),
      (one) => ({ ...one, priceCents: one.priceCents === null ? 0 : Math.floor(one.priceCents / 2) }),
      (one) => ({ ...one, answerHours: Math.floor((one.answerHours ?? 500) / 2) }),
      (one) => ({ ...one, evaluationCount: one.evaluationCount + 1 }),
      (one) => ({ ...one, evaluationAverage: 5 }),
    ];
    fc.assert(
      fc.property(anyCreator, anyAsked, fc.constantFrom(...better), (one, given, improve) => {
        const query = { ...asked, ...given };
        // Adds the main specialty to the tags, so that replacing it with another requested one never lowers
        // the score.
        const before = {
          ...one,
          tags: one.mainSkill ? [...new Set([...one.tags, one.mainSkill])] : one.tags,
        };
        expect(rank(query, improve(before, query)).score).toBeGreaterThanOrEqual(rank(query, before).score);
      }),
      { numRuns: 1_000 },
    );
  });
});
