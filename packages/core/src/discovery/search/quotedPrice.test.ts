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

describe('the price that answers a search', () => {
  it.each<[string, Partial<PriceQuery>, Partial<Priced>, object | null]>([
    ['of any publication', {}, {}, any],
    ['the lowest of the format', { priceFormat: 'reels' }, {}, on('facebook', 90_000)],
    [
      'of the format on the searched channel',
      { priceFormat: 'reels', channels: ['instagram'] },
      {},
      on('instagram', 200_000),
    ],
    ['of any publication if there is none of the format', { priceFormat: 'stories' }, {}, any],
    [
      'of any publication for an external profile',
      { priceFormat: 'reels' },
      { profileType: null, prices: [] },
      any,
    ],
    ['unknown if the creator has no price', { priceFormat: 'stories' }, { priceCents: null }, null],
    ['of a job for freelancers', {}, { profileType: 'freelancer' }, any],
    ['unknown for a format of freelancers', { priceFormat: 'reels' }, { profileType: 'freelancer' }, null],
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
])('returns the scope of the price without a format: %s', (scope, given) =>
  expect(scopeOfPrice({ ...creator, ...given })).toBe(scope),
);

it('lists the formats of several creators once, sorted by channel and format', () => {
  const formats = pricedFormats([creator, { prices: [{ ...reels, cents: 1_000 }] }, { prices: [] }]);
  expect(formats.map(({ channel, format }) => `${channel} ${format}`)).toEqual([
    'instagram reels',
    'tiktok video',
    'facebook reels',
  ]);
  expect(formats.map((kind) => priceOfFormat({ prices: [reels] }, kind))).toEqual([200_000, null, null]);
});
