import { expect, it } from 'vitest';
import type { Channel } from '../../people';
import { aCreator } from '../../testing';
import { lackingNetworks } from './lackingNetworks';

const video = (channel: Channel) => ({ channel, format: 'video' as const, quantity: 1 });
const on = (...channels: Channel[]) => ({
  profileType: 'content_creator' as const,
  presences: channels.map((channel) => ({ ...aCreator().presences[0]!, channel })),
});
const three: Channel[] = ['instagram', 'tiktok', 'youtube'];

it.each([
  [
    'no network if the creator is on one of several channels',
    { channels: three, wanted: [] },
    on('instagram'),
    [],
  ],
  ['all channels if the creator is on none of them', { channels: three, wanted: [] }, on('pinterest'), three],
  [
    'a network that a wanted deliverable requires',
    { channels: three, wanted: [video('tiktok')] },
    on('instagram'),
    ['tiktok'],
  ],
  [
    'only networks that a wanted deliverable requires',
    { channels: three, wanted: [video('instagram')] },
    on('instagram'),
    [],
  ],
  ['no network for a brief without channels', { channels: [], wanted: [] }, on(), []],
  [
    'no network for freelancers, who deliver files',
    { channels: three, wanted: [video('tiktok')] },
    { ...on(), profileType: 'freelancer' as const },
    [],
  ],
])('returns which networks of a brief a creator lacks: %s', (_, brief, creator, expected) => {
  expect(lackingNetworks(brief, creator)).toEqual(expected);
});
