import { describe, expect, it } from 'vitest';
import {
  aConnection,
  aCreator,
  accepted,
  aPresence,
  curator,
  ids,
  NOW,
  refusedWith,
  theCreator,
} from '../../../testing';
import { savePresences } from './savePresences';

const instagram = { channel: 'instagram', handle: '@cecilia.amaral', followers: 50_000, engagementBp: 400 };
const tiktok = { channel: 'tiktok', handle: 'cecilia', followers: 120_000, engagementBp: 700 };
const at = { actor: theCreator, store: { creators: [aCreator()] } };
const declared = { source: 'declared', measuredAt: NOW };

describe('declaring the channels of a creator', () => {
  it('stores the metrics of the largest channel in the profile', async () => {
    const { changes } = await accepted(savePresences, { presences: [instagram, tiktok] }, at);
    const patch = {
      presences: [
        { ...instagram, handle: 'cecilia.amaral', ...declared },
        { ...tiktok, ...declared },
      ],
      followers: 120_000,
      engagementBp: 700,
    };
    expect(changes).toEqual([{ do: 'update', resource: 'creators', id: ids.creator, patch }]);
  });

  it('accepts an empty list of channels', async () => {
    const { changes } = await accepted(savePresences, { presences: [] }, at);
    expect(changes).toMatchObject([{ patch: { presences: [], followers: 0, engagementBp: 0 } }]);
  });

  it.each<[string, string, object]>([
    ['unchanged handle', 'cecilia.amaral', { source: 'verified', followers: 48_000 }],
    ['changed handle', 'outra', { source: 'declared', followers: 50_000 }],
  ])(
    'keeps the metrics of a verified channel only if the handle stays the same: %s',
    async (_what, handle, expected) => {
      const store = { creators: [aCreator({ presences: [aPresence({ source: 'verified' })] })] };
      const input = { presences: [{ ...instagram, handle }] };
      const { changes } = await accepted(savePresences, input, { actor: theCreator, store });
      expect(changes).toMatchObject([{ patch: { presences: [expected] } }]);
    },
  );

  it.each<[string, object[], string[]]>([
    ['one channel twice', [tiktok, instagram, tiktok], ['channel_twice /presences/2/channel']],
    ['an empty handle', [{ ...tiktok, handle: ' @ ' }], ['required /presences/0/handle']],
    [
      'a name instead of a handle',
      [{ ...tiktok, handle: 'caio lemos' }],
      ['invalid_handle /presences/0/handle'],
    ],
    ['markup', [{ ...tiktok, handle: '<b>x</b>' }], ['invalid_handle /presences/0/handle']],
    [
      'a link to another page',
      [{ ...tiktok, handle: 'https://www.tiktok.com/tag/x' }],
      ['invalid_handle /presences/0/handle'],
    ],
    [
      'the short link of an app’s share button',
      [{ ...tiktok, handle: 'vm.tiktok.com/ZMabcdef1/' }],
      ['shared_profile_address /presences/0/handle'],
    ],
    ['an unknown channel', [{ ...tiktok, channel: 'orkut' }], ['invalid_value /presences/0/channel']],
    [
      'metrics that claim to be verified',
      [{ ...tiktok, source: 'verified' }],
      ['unrecognized_keys /presences/0'],
    ],
  ])('is rejected with %s', async (_what, presences, expected) => {
    expect(await refusedWith(savePresences, { presences }, at)).toEqual(expected);
  });

  it('accepts a profile URL instead of a handle', async () => {
    const pasted = { ...tiktok, handle: 'https://www.tiktok.com/@cecilia?lang=pt' };
    const { changes } = await accepted(savePresences, { presences: [pasted] }, at);
    expect(changes).toMatchObject([{ patch: { presences: [{ handle: 'cecilia' }] } }]);
  });

  it.each<[string, object, string[]]>([
    [
      'rejects a handle that another creator has verified',
      {},
      ['handle_verified_by_other /presences/0/handle'],
    ],
    ['accepts a handle that another creator has verified on a different channel', { channel: 'tiktok' }, []],
    ['accepts a handle whose connection has ended', { status: 'ended' }, []],
    ['accepts the creator’s own verified handle', { creatorId: ids.creator }, []],
  ])('checks handles that other creators verified: %s', async (_what, other, expected) => {
    const of = { creatorId: ids.creator + 1, handle: 'Cecilia.Amaral'.toLowerCase(), ...other };
    const given = { actor: theCreator, store: { creators: [aCreator()], connections: [aConnection(of)] } };
    const input = { presences: [{ ...instagram, handle: 'Cecilia.Amaral' }] };
    expect(await refusedWith(savePresences, input, given)).toEqual(expected);
  });

  it('is refused for staff', async () => {
    const given = { ...at, actor: curator };
    expect(await refusedWith(savePresences, { presences: [tiktok] }, given)).toEqual(['not_found']);
  });
});
