import { describe, expect, it } from 'vitest';
import { aPresence } from '../../testing';
import { emptyQuery } from './query';
import { askedShares, shownFigures } from './shownFigures';

const profile = {
  presences: [
    aPresence({ channel: 'instagram', followers: 90_000, engagementBp: 210 }),
    aPresence({ channel: 'tiktok', followers: 12_000, engagementBp: 640 }),
  ],
  followers: 90_000,
  engagementBp: 210,
};

describe('the metrics that a result shows', () => {
  it.each([
    ['the largest presence without a filter', [], null, 90_000, 210],
    ['the filtered network', ['tiktok'], 'tiktok', 12_000, 640],
    ['the largest of several filtered networks', ['tiktok', 'instagram'], 'instagram', 90_000, 210],
    ['the largest presence if the creator is not on the filtered network', ['youtube'], null, 90_000, 210],
  ] as const)('are those of %s', (_, channels, channel, followers, engagementBp) =>
    expect(shownFigures({ channels: [...channels] }, profile)).toEqual({ channel, followers, engagementBp }),
  );
});

describe('the shares of the filtered groups', () => {
  const audience = {
    genders: { female: 52, male: 46 },
    ages: { '18-24': 30, '25-34': 41 },
    countries: { BR: 88, PT: 4 },
    cities: { 'São Paulo': 20 },
  };
  it.each([
    ['a gender', { audienceGender: 'female' }, [['gender', 'female', 52]]],
    [
      'each of several ages',
      { audienceAges: ['18-24', '25-34'] },
      [
        ['age', '18-24', 30],
        ['age', '25-34', 41],
      ],
    ],
    [
      'a country and a city without accents',
      { audienceCountry: 'BR', audienceCity: 'sao paulo' },
      [
        ['country', 'BR', 88],
        ['city', 'São Paulo', 20],
      ],
    ],
    ['no language without data', { audienceLanguages: ['pt'] }, []],
    ['nothing without a filter', {}, []],
  ] as const)('contain %s', (_, query, shares) =>
    expect(
      askedShares({ ...emptyQuery, ...query } as typeof emptyQuery, audience).map(
        ({ kind, value, share }) => [kind, value, share],
      ),
    ).toEqual(shares),
  );

  it('are empty without an audience', () =>
    expect(askedShares({ ...emptyQuery, audienceGender: 'female' }, null)).toEqual([]));
});
