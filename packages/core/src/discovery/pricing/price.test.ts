import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { channels, formats, formatsOf } from '../../people';
import { engagementFactor, exclusivity, type PriceQuestion, priceOf, priceQuestion, rights } from './price';
import { formatRates } from './rates';

const question: PriceQuestion = {
  channel: 'instagram',
  format: 'reels',
  followers: 48_000,
  engagementBp: 400,
  quantity: 1,
  rights: 'organic',
  exclusivity: 'none',
};

describe('the price of a publication', () => {
  it('is calculated from the expected views, the value of a view, and the engagement', () => {
    expect(priceOf(question)).toEqual({
      lowCents: 81_000,
      highCents: 125_000,
      steps: [
        { what: 'views', by: 3_500, comesTo: 16_800 },
        { what: 'worth', by: 6_000, comesTo: 100_800 },
        { what: 'engagement', by: 10_000, comesTo: 100_800 },
      ],
    });
  });

  it('lists its factors in the order of the calculation', () => {
    const all = { engagementBp: 600, quantity: 6, rights: 'months_6', exclusivity: 'days_30' } as const;
    expect(priceOf({ ...question, ...all }).steps.slice(2)).toEqual([
      { what: 'engagement', by: 11_000, comesTo: 110_880 },
      { what: 'quantity', by: 6, comesTo: 665_280 },
      { what: 'discount', by: 9_000, comesTo: 598_752 },
      { what: 'rights', by: 13_500, comesTo: 808_315 },
      { what: 'exclusivity', by: 11_500, comesTo: 929_562 },
    ]);
  });

  it.each([
    [100, 9_000],
    [200, 9_000],
    [400, 10_000],
    [2_000, 18_000],
    [9_000, 18_000],
  ])('is adjusted for an engagement rate of %i basis points by the factor %i', (bp, factor) => {
    expect(engagementFactor(bp)).toBe(factor);
  });

  it('is above zero for each format of a channel and does not exist for other formats', () => {
    for (const channel of channels) {
      expect(Object.keys(formatRates[channel]).sort()).toEqual([...formatsOf[channel]].sort());
      for (const format of formatsOf[channel]) {
        expect(priceOf({ ...question, channel, format, followers: 1_000 }).lowCents).toBeGreaterThanOrEqual(
          1_000,
        );
      }
    }
    expect(() => priceOf({ ...question, format: 'episode' })).toThrow(RangeError);
  });

  it('never falls when followers, engagement, rights or exclusivity increase', () => {
    const asked = fc.record({
      channel: fc.constantFrom(...channels),
      format: fc.constantFrom(...formats),
      followers: fc.integer({ min: 1_000, max: 100_000_000 }),
      engagementBp: fc.integer({ min: 200, max: 1_999 }),
      quantity: fc.integer({ min: 1, max: 98 }),
      rights: fc.constantFrom(...rights.options),
      exclusivity: fc.constantFrom(...exclusivity.options),
    });
    fc.assert(
      fc.property(asked, (one) => {
        fc.pre(formatsOf[one.channel].includes(one.format));
        const { lowCents, highCents } = priceOf(one);
        expect(lowCents).toBeLessThanOrEqual(highCents);
        const more = [
          { followers: one.followers * 2 },
          { engagementBp: one.engagementBp + 1 },
          { rights: 'months_12' as const },
          { exclusivity: 'days_90' as const },
        ];
        for (const change of more)
          expect(priceOf({ ...one, ...change }).highCents).toBeGreaterThanOrEqual(highCents);
      }),
    );
  });
});

it('reports invalid input of the price calculator at its field', () => {
  const wrong = priceQuestion.safeParse({ ...question, followers: 999, engagementBp: 2_001, quantity: 0 });
  expect(wrong.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual([
    'followers too_small',
    'engagementBp too_big',
    'quantity at_least_one',
  ]);
  const pair = priceQuestion.safeParse({ ...question, format: 'episode' });
  expect(pair.error?.issues.map(({ message }) => message)).toEqual(['format_not_on_channel']);
});
