import { describe, expect, it } from 'vitest';
import type { Profile } from './answer';
import { type PriceQuery, pricedFormats, priceOfFormat, quotedPrice, scopeOfPrice } from './quotedPrice';

const reels = { channel: 'instagram', format: 'reels', cents: 200_000 } as const;
const facebook = { channel: 'facebook', format: 'reels', cents: 90_000 } as const;
const video = { channel: 'tiktok', format: 'video', cents: 300_000 } as const;
type Priced = Pick<Profile, 'priceCents' | 'prices' | 'profileType'>;
const creator: Priced = {
  profileType: 'content_creator',
  priceCents: 120_000,
  prices: [video, facebook, reels],
};
const any = { cents: 120_000, of: null };
const on = (channel: 'instagram' | 'facebook', cents: number) => ({
  cents,
  of: { channel, format: 'reels' },
});

describe('the price shown for a creator in search results', () => {
  it.each<[string, Partial<PriceQuery>, Partial<Priced>, object | null]>([
    ['the general price if the search has no format', {}, {}, any],
    ['the lowest price of the requested format', { priceFormat: 'reels' }, {}, on('facebook', 90_000)],
    [
      'the price of the requested format on the requested channel',
      { priceFormat: 'reels', channels: ['instagram'] },
      {},
      on('instagram', 200_000),
    ],
    [
      'the general price if the creator has none for the requested format',
      { priceFormat: 'stories' },
      {},
      any,
    ],
    [
      'the general price for an external profile',
      { priceFormat: 'reels' },
      { profileType: null, prices: [] },
      any,
    ],
    ['unknown if the creator has no price', { priceFormat: 'stories' }, { priceCents: null }, null],
    ['the general price for a freelancer', {}, { profileType: 'freelancer' }, any],
    [
      'unknown for a freelancer if the search has a format',
      { priceFormat: 'reels' },
      { profileType: 'freelancer' },
      null,
    ],
  ])('is %s', (_, asked, given, price) => {
    expect(quotedPrice({ priceFormat: null, channels: [], ...asked }, { ...creator, ...given })).toEqual(
      price,
    );
  });
});

it.each<[string, Partial<Priced>]>([
  ['others', {}],
  ['any', { prices: [] }],
  ['job', { profileType: 'freelancer' }],
])('returns what the general price of a creator applies to: %s', (scope, given) =>
  expect(scopeOfPrice({ ...creator, ...given })).toBe(scope),
);

it('lists each priced format of several creators once, sorted by channel and format', () => {
  const formats = pricedFormats([creator, { prices: [{ ...reels, cents: 1_000 }] }, { prices: [] }]);
  expect(formats.map(({ channel, format }) => `${channel} ${format}`)).toEqual([
    'instagram reels',
    'tiktok video',
    'facebook reels',
  ]);
  expect(formats.map((kind) => priceOfFormat({ prices: [reels] }, kind))).toEqual([200_000, null, null]);
});
