import { describe, expect, it } from 'vitest';
import { externalRecord, profileOf, recordOfCsv, type SourceRecord } from './external';

const record = (more: object = {}) =>
  externalRecord.parse({
    name: 'Ana Souza',
    accounts: [{ channel: 'instagram', handle: '@Ana.Souza' }],
    ...more,
  });
const why = (given: unknown) =>
  externalRecord.safeParse(given).error?.issues.map(({ path, message }) => `/${path.join('/')} ${message}`) ??
  [];

describe('a record of an external profile', () => {
  it('is read from a CSV row as users fill it in', () => {
    const row = {
      name: ' Ana  Souza ',
      mainSkill: 'food',
      tags: 'cooking; travel',
      country: 'BR',
      price: '1500,50',
      instagram_handle: 'https://www.instagram.com/Ana.Souza/?hl=pt',
      instagram_followers: '12000',
      instagram_engagement: '3,25',
      tiktok_handle: '',
      languages: 'pt|en',
      bio: '',
    };
    expect(externalRecord.parse(recordOfCsv(row))).toMatchObject({
      name: 'Ana Souza',
      tags: ['cooking', 'travel'],
      price: 1500.5,
      languages: ['pt', 'en'],
      bio: '',
      accounts: [{ channel: 'instagram', handle: 'ana.souza', followers: 12_000, engagement: 3.25 }],
    });
  });

  const figures = (price: string, followers = '', engagement = '') =>
    recordOfCsv({
      name: 'A',
      tiktok_handle: 'a',
      price,
      tiktok_followers: followers,
      tiktok_engagement: engagement,
    });

  it.each([
    ['1500', '48000', '3.5', 1500, 48_000, 3.5],
    ['1.500,00', '48.000', '3,5', 1500, 48_000, 3.5],
    ['1,500.00', '48,000', '3,5%', 1500, 48_000, 3.5],
    ['R$ 1.500,00', '48 000', '3.125', 1500, 48_000, 3.125],
    ['900,50', '1.234.567', '0,5 %', 900.5, 1_234_567, 0.5],
    ['900.50', '0', '12', 900.5, 0, 12],
    ['1.234.567', '999', '0', 1_234_567, 999, 0],
  ])(
    'may contain Brazilian or US notation: price %s, followers %s, engagement %s',
    (price, followers, engagement, cost, people, percent) => {
      expect(externalRecord.parse(figures(price, followers, engagement))).toMatchObject({
        price: cost,
        accounts: [{ followers: people, engagement: percent }],
      });
    },
  );

  it.each([
    ['a price that may be 1.5 or 1500', figures('1.500'), '/price ambiguous_number'],
    ['a price that may be 1,5 or 1500', figures('R$ 1,500'), '/price ambiguous_number'],
    ['a price in words', figures('a combinar'), '/price not_a_number'],
    ['a different currency', figures('US$ 500'), '/price not_a_number'],
    ['a fraction of a follower', figures('', '48.5'), '/accounts/0/followers not_whole_number'],
    ['a number of followers in words', figures('', 'muitos'), '/accounts/0/followers not_whole_number'],
    ['an engagement rate in words', figures('', '', 'alto'), '/accounts/0/engagement not_a_number'],
    ['more than 100 %', figures('', '', '1.234,5'), '/accounts/0/engagement too_large'],
  ])('is rejected with a specific reason for %s', (_, given, reason) => {
    expect(why(given)).toEqual([reason]);
  });

  it.each<[string, unknown, string]>([
    ['without a name', { name: ' ', accounts: [{ channel: 'tiktok', handle: 'a' }] }, '/name required'],
    ['without an account', { name: 'Ana', accounts: [] }, '/accounts required'],
    [
      'with one channel twice',
      {
        name: 'A',
        accounts: [
          { channel: 'tiktok', handle: 'a' },
          { channel: 'tiktok', handle: 'b' },
        ],
      },
      '/accounts given_twice',
    ],
    [
      'with no handle',
      { name: 'A', accounts: [{ channel: 'tiktok', handle: '@' }] },
      '/accounts/0/handle invalid_handle',
    ],
    [
      'that claims to be verified by a network',
      { name: 'A', accounts: [{ channel: 'tiktok', handle: 'a', source: 'verified' }] },
      '/accounts/0/source',
    ],
    [
      'with an unknown column',
      recordOfCsv({ name: 'A', tiktok_handle: 'a', cpf: '1' }),
      '/ Unrecognized key',
    ],
  ])('is rejected %s', (_, given, reason) => expect(why(given).join()).toContain(reason));
});

describe('the audience data of an external profile', () => {
  const row = {
    name: 'A',
    tiktok_handle: 'a',
    audienceGenders: 'female:68,5|male: 30%',
    audienceCities: 'Recife:40;São Paulo:20',
    audienceSample: '1.200',
    source: 'Provider',
    sourceAt: '2026-02-01',
  };

  it('are read from the columns of a CSV', () => {
    expect(externalRecord.parse(recordOfCsv(row)).audience).toEqual({
      genders: { female: 68.5, male: 30 },
      ages: {},
      countries: {},
      cities: { Recife: 40, 'São Paulo': 20 },
      sample: 1_200,
    });
  });

  it.each([
    ['shares that exceed 100 %', { audienceAges: '18-24:70|25-34:60' }, '/audience/ages over_hundred'],
    ['an unknown gender', { audienceGenders: 'mulher:70' }, '/audience/genders'],
    ['a share that is not a number', { audienceCountries: 'BR' }, '/audience/countries/BR'],
  ])('are refused with %s', (_, changes, reason) =>
    expect(why(recordOfCsv({ ...row, ...changes })).join()).toContain(reason),
  );

  it('come entirely from the newest record, with the date and source of that record', () => {
    const newer = { record: externalRecord.parse(recordOfCsv(row)), at: '2025-01-01T00:00:00.000Z' };
    const other = { ...row, audienceGenders: 'male:100', sourceAt: '2026-01-01', source: '' };
    const older = { record: externalRecord.parse(recordOfCsv(other)), at: '2026-06-01T00:00:00.000Z' };
    expect(profileOf([older, newer]).audience).toMatchObject({
      genders: { female: 68.5 },
      provider: 'Provider',
      measuredAt: '2026-02-01T12:00:00.000Z',
    });
  });
});

describe('a profile merged from several files', () => {
  const old: SourceRecord = {
    at: '2025-01-01T00:00:00.000Z',
    record: record({ bio: 'Old words', city: 'Recife', price: 10.5 }),
  };
  const fresh: SourceRecord = {
    at: '2026-01-01T00:00:00.000Z',
    record: record({
      name: 'Ana S.',
      bio: 'New words',
      accounts: [
        { channel: 'instagram', handle: 'ana.souza', followers: 20, engagement: 2.5 },
        { channel: 'tiktok', handle: 'anas', followers: 90 },
      ],
    }),
  };

  it('has the newest known value of each field', () => {
    expect(profileOf([old, fresh])).toMatchObject({
      name: 'Ana S.',
      bio: 'New words',
      city: 'Recife',
      priceCents: 1050,
      followers: 90,
      presences: [
        { channel: 'instagram', followers: 20, engagementBp: 250, source: 'estimated', measuredAt: fresh.at },
        { channel: 'tiktok', followers: 90 },
      ],
    });
  });

  it.each([
    ['BR', 'Pernambuco', 'PE'],
    ['BR', 'pe', 'PE'],
    ['CO', 'Amazonas', 'Amazonas'],
  ])('writes states as members’ profiles do: in %s, %s becomes %s', (country, state, known) => {
    expect(profileOf([{ ...old, record: record({ country, state }) }])).toMatchObject({
      country,
      state: known,
    });
  });

  it('does not depend on the order of the files', () => {
    expect(profileOf([fresh, old])).toEqual(profileOf([old, fresh]));
  });
});
