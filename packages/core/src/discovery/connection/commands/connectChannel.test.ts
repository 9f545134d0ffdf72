import { expect, it } from 'vitest';
import type { Presence } from '../../../people';
import { aConnection, aCreator, accepted, aPresence, ids, NOW, theCreator } from '../../../testing';
import { connectChannel } from './connectChannel';

const other = ids.creator + 1;
const handle = 'cecilia.amaral';
const input = {
  channel: 'instagram' as const,
  accountId: '17841400000000001',
  consentedAt: NOW,
  token: { sealed: 'sealed', expiresAt: NOW },
  figures: { handle, followers: 48_000, posts: 120, engagementBp: 420, sampledPosts: 12 },
};

it.each<[string, Partial<Presence>, readonly string[]]>([
  ['the verified handle', { handle }, []],
  ['the verified handle in capitals', { handle: 'Cecilia.Amaral' }, []],
  ['a different handle', { handle: 'cecilia' }, ['instagram cecilia']],
  ['the verified handle on a different channel', { channel: 'tiktok', handle }, [`tiktok ${handle}`]],
])(
  'removes only the verified handle and channel from the declared channels of another creator: %s',
  async (_, declared, left) => {
    const profile = aCreator({ id: other, presences: [aPresence({ source: 'declared', ...declared })] });
    const store = { creators: [aCreator(), profile], connections: [] };
    const asked = { ...input, declaredByIds: [ids.creator, other] };
    const { changes } = await accepted(connectChannel, asked, { actor: theCreator, store });
    const patches = changes.flatMap((change) =>
      change.do === 'update' && change.resource === 'creators' && change.id === other ? [change.patch] : [],
    );
    const [patch] = patches as { presences: Presence[] }[];
    expect(patch?.presences.map((one) => `${one.channel} ${one.handle}`)).toEqual(left);
  },
);

it('removes a newly verified handle from another creator whose connected account had that handle before', async () => {
  const store = {
    creators: [aCreator(), aCreator({ id: other, presences: [aPresence({ source: 'verified', handle })] })],
    connections: [aConnection({ creatorId: other, accountId: 'other', handle })],
  };
  const { changes } = await accepted(connectChannel, input, { actor: theCreator, store });
  expect(changes).toContainEqual(
    expect.objectContaining({
      resource: 'creators',
      id: other,
      patch: expect.objectContaining({ presences: [] }),
    }),
  );
});
