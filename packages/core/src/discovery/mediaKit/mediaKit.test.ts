import { describe, expect, it } from 'vitest';
import { type Creator, openProfile, type Presence } from '../../people';
import { aCreator, aProject, NOW } from '../../testing';
import { mediaKitOf } from './mediaKit';

const presence = (given: Partial<Presence>): Presence => ({
  channel: 'instagram',
  handle: 'cecilia',
  followers: 10_000,
  engagementBp: 420,
  source: 'verified',
  measuredAt: NOW,
  ...given,
});
const audience = {
  genders: { female: 62, male: 38 },
  ages: {},
  countries: { BR: 90 },
} as Presence['audience'];
const kitOf = (given: Partial<Creator> = {}, rest: Partial<Parameters<typeof mediaKitOf>[0]> = {}) => {
  const profile = openProfile(aCreator({ publicProfile: true, ...given }));
  if (!profile) throw new Error('the profile is not open');
  return mediaKitOf({ profile, projects: [], evaluations: [], brands: [], ...rest });
};

describe('the media kit of a creator', () => {
  it('contains all fields even if only the creator’s name is known', () => {
    const kit = kitOf({
      bio: '',
      city: '',
      state: '',
      presences: [],
      tags: [],
      categories: [],
      evaluationAverage: null,
      evaluationCount: 0,
    });
    expect(kit).toMatchObject({ channels: [], audience: null, works: [], brands: [], place: '' });
    expect(kit.evaluations).toEqual({ average: null, count: 0, quotes: [] });
    expect(kit.skills).toHaveLength(1);
  });

  it('lists every channel with its metrics, source and date, the largest first', () => {
    const small = presence({ channel: 'tiktok', followers: 900, source: 'declared', engagementBp: 0 });
    const kit = kitOf({ presences: [small, presence({})] });
    expect(kit.channels).toMatchObject([
      { channel: 'instagram', followers: 10_000, engagementBp: 420, source: 'verified', measuredAt: NOW },
      { channel: 'tiktok', followers: 900, engagementBp: null, source: 'declared', measuredAt: NOW },
    ]);
  });

  it('contains the audience of the largest channel that has audience data', () => {
    const other = presence({ channel: 'tiktok', followers: 90_000 });
    const kit = kitOf({ presences: [other, presence({ ...(audience ? { audience } : {}) })] });
    expect(kit.audience).toEqual({
      shares: audience,
      channel: 'instagram',
      followers: 10_000,
      source: 'verified',
      measuredAt: NOW,
    });
  });

  it.each([
    [false, null, []],
    [true, { cents: 120_000, currency: 'BRL' }, [{ channel: 'instagram', format: 'reels', cents: 90_000 }]],
  ])('contains prices only if the creator makes them public (%s)', (pricePublic, price, prices) => {
    const own = [{ channel: 'instagram', format: 'reels', cents: 90_000 }] as Creator['prices'];
    const kit = kitOf({ pricePublic, priceCents: 120_000, prices: own });
    expect([kit.price, kit.prices]).toEqual([price, prices]);
    if (!pricePublic) expect(JSON.stringify(kit)).not.toMatch(/120000|90000/);
  });

  it('uses the thumbnail and URL of a video for a project without a picture and link', () => {
    const still = 'a'.repeat(64);
    const video = { link: 'https://vimeo.com/76979871', fileId: null, still };
    const projects = [aProject({ link: null, videos: [video] }), aProject({ id: 28, link: null })];
    expect(kitOf({}, { projects }).works).toMatchObject([
      { picture: still, link: video.link },
      { picture: null, link: null },
    ]);
    const many = Array.from({ length: 12 }, (_, n) => aProject({ id: n + 1 }));
    expect(kitOf({}, { projects: many }).works).toHaveLength(6);
  });
});
