import { expect, it } from 'vitest';
import { audienceOverlap, likenessOf, likenessPoints } from './likeness';

const audience = {
  genders: { female: 70, male: 30 },
  ages: { '18-24': 60, '25-34': 40 },
  countries: { BR: 90 },
};
const one: Parameters<typeof likenessOf>[0] = {
  mainSkill: 'skincare',
  tags: ['beauty'],
  audience,
  engagementBp: 400,
};
const of = (changes: Partial<typeof one>) => ({ ...one, ...changes });

it('estimates how much two audiences overlap, as a range from independent to identical preferences', () => {
  const other = {
    genders: { female: 50, male: 50 },
    ages: { '18-24': 60, '25-34': 40 },
    countries: { BR: 50 },
  };
  // The common share is 80 % by gender, 100 % by age, and 50 % by country.
  expect(audienceOverlap(audience, other)).toEqual({ from: 40, to: 50 });
  expect(audienceOverlap(audience, { genders: {}, ages: {}, countries: {} })).toBeNull();
});

it('compares two audiences by city instead of country if both have cities', () => {
  const cities = { Recife: 40 };
  const nothing = { genders: {}, ages: {} };
  expect(
    audienceOverlap(
      { ...nothing, countries: { BR: 90 }, cities },
      { ...nothing, countries: { BR: 90 }, cities: { Recife: 10, Natal: 50 } },
    ),
  ).toEqual({ from: 10, to: 10 });
});

it('returns what two creators have in common', () => {
  expect(likenessOf(one, of({ mainSkill: 'fashion', engagementBp: 200 }))).toEqual({
    skills: ['beauty'],
    isSameMain: false,
    audience: { from: 90, to: 90 },
    engagement: 50,
  });
  expect(likenessOf(one, of({ audience: null, engagementBp: 0 }))).toMatchObject({
    audience: null,
    engagement: null,
  });
});

it.each([
  ['a different specialty', { mainSkill: 'fashion' }],
  ['a different audience', { audience: { genders: { male: 100 }, ages: {}, countries: {} } }],
  ['an unknown audience', { audience: null }],
  ['a different engagement', { engagementBp: 90 }],
] as const)('gives a creator fewer points for likeness because of %s', (_, changes) =>
  expect(likenessPoints(one, of(changes))).toBeLessThan(likenessPoints(one, of({}))),
);
