import { z } from 'zod';
import { accept, type Change, insert, moveTo, refuse, update } from '../../kit';
import { creatorIdOf, creators, defineCommand, instant, line, ownProfile } from '../../party';
import { readingOf } from '../reading';
import { connections } from '../resource';
import { figures, network } from '../schema';
import { connectionTokens, sealedToken } from '../token';

/**
 * A creator comes back from the network, which has let us in and has told the figures. The portal alone runs
 * this, with what it heard from the network itself. Refuses `account_taken` while another creator is connected
 * with the same account.
 */
export const connectChannel = defineCommand({
  name: 'connections.connect',
  notWhileImpersonating: true,
  input: z.strictObject({
    channel: network,
    accountId: line(120),
    appUserId: line(120).nullable().default(null),
    consentedAt: instant,
    token: sealedToken,
    figures,
  }),
  async load(find, { channel, accountId }, { actor }) {
    const owner = await find.forUpdate(creators, creatorIdOf(actor), ownProfile);
    const [kept] = await find.lockMany(connections, { creatorId: owner.id, channel });
    return {
      owner,
      kept,
      tokens: kept ? await find.lockMany(connectionTokens, { connectionId: kept.id }) : [],
      others: await find.many(connections, { channel, accountId, status: ['connected', 'lost'] }),
      newId: kept ? kept.id : (await find.ids(connections, 1))[0]!,
    };
  },
  decide({ rows, input: { channel, accountId, appUserId, consentedAt, token, figures: read }, now }) {
    const { owner, kept, newId: id } = rows;
    if (rows.others.some((other) => other.creatorId !== owner.id)) return refuse('account_taken');
    const about = {
      accountId,
      appUserId,
      handle: read.handle,
      consentedAt,
      measuredAt: now,
      failingSince: null,
      failure: null,
    };
    return accept(
      [
        connected(),
        ...rows.tokens.map((old) => update(connectionTokens, old.id, token)),
        ...(rows.tokens.length === 0 ? [insert(connectionTokens, { ...token, connectionId: id })] : []),
        ...readingOf(owner, { id, channel }, read, now),
      ],
      { id },
    );

    function connected(): Change {
      if (!kept) {
        const state = { status: 'connected', statusSince: now } as const;
        const posts = { postsSince: null, postsAskedAt: null };
        return insert(connections, { id, creatorId: owner.id, channel, ...state, ...about, ...posts });
      }
      return kept.status === 'connected'
        ? update(connections, id, about)
        : moveTo(connections, id, 'reconnect', { patch: about });
    }
  },
});
