import { describe, expect, it } from 'vitest';
import { aCreator, ids } from '../../testing';
import { channelPage } from './channelLinks';
import { openProfile, profilePath, slugOf } from './publicProfile';

const shown = aCreator({ publicProfile: true });

describe('a public profile', () => {
  it('does not exist if the creator has turned it off or removed it', () => {
    expect(openProfile(aCreator())).toBeNull();
    expect(openProfile({ ...shown, removedAt: '2026-11-20T12:00:00.000Z' })).toBeNull();
  });

  it('contains only data that the creator has declared', () => {
    expect(Object.keys(openProfile(shown) ?? {}).sort()).toEqual(
      [
        'id',
        'name',
        'profileType',
        'background',
        'bio',
        'mainSkill',
        'tags',
        'categories',
        'city',
        'state',
        'country',
        'portrait',
        'available',
        'presences',
        'experience',
        'links',
        'evaluationAverage',
        'evaluationCount',
        'price',
        'prices',
        'currency',
      ].sort(),
    );
  });

  it('contains a price only if the creator shows it', () => {
    expect(openProfile(shown)?.price).toBeNull();
    expect(openProfile({ ...shown, pricePublic: true })?.price).toEqual({ cents: 200_000, currency: 'BRL' });
    expect(openProfile({ ...shown, pricePublic: true, priceCents: null })?.price).toBeNull();
    const prices = [{ channel: 'instagram', format: 'reels', cents: 300_000 }] as const;
    expect(openProfile({ ...shown, prices: [...prices] })?.prices).toEqual([]);
    expect(openProfile({ ...shown, prices: [...prices], pricePublic: true })?.prices).toEqual(prices);
  });
});

describe('the name in the URL of a public profile', () => {
  it.each([
    ['Cecília Amaral', 'cecilia-amaral'],
    ['  João  d’Ávila ', 'joao-d-avila'],
    ['Łukasz & Zoë', 'ukasz-zoe'],
    ['✨ Bia ✨', 'bia'],
    ['ليلى', 'creator'],
    ['🎬', 'creator'],
    ['../../admin', 'admin'],
    ['a'.repeat(80), 'a'.repeat(60)],
  ])('for the creator’s name %s is %s', (name, slug) => expect(slugOf(name)).toBe(slug));

  it('follows the id in the path', () => {
    expect(profilePath(shown)).toBe(`/c/${ids.creator}/cecilia-amaral`);
  });
});

describe('the link of a channel', () => {
  it('points to the channel’s page on the network, or nowhere for a newsletter', () => {
    expect(channelPage('tiktok', 'bia')).toBe('https://www.tiktok.com/@bia');
    expect(channelPage('instagram', 'bia/../x?y')).toBe('https://www.instagram.com/bia%2F..%2Fx%3Fy');
    expect(channelPage('newsletter', 'bia')).toBeNull();
  });
});
