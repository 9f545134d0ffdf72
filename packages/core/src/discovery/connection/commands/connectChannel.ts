import { z } from 'zod';
import { accept, type Change, insert, moveTo, refuse, update } from '../../../kit';
import {
  type Creator,
  creatorIdOf,
  creators,
  defineCommand,
  id,
  instant,
  line,
  ownProfile,
  withPresences,
} from '../../../people';
import { connections, figures, network } from '../connection';
import { readingChanges } from '../reading';
import { connectionTokens, sealedToken } from '../token';

/**
 * Stores a connection after the creator has authorized it at the network. Only the portal runs this command,
 * with data from the network itself. Refuses with `account_taken` while another creator is connected to the
 * same account. If the network has assigned a handle to this account, removes the handle from its previous
 * creator and from creators who only declared it.
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
    /** Creators whose profile declares the handle (`connections.declaredBy`). */
    declaredByIds: z.array(id).max(1_000).default([]),
  }),
  async load(find, { channel, accountId, figures: { handle }, declaredByIds }, { actor }) {
    const owner = await find.forUpdate(creators, creatorIdOf(actor), ownProfile);
    const [kept] = await find.lockMany(connections, { creatorId: owner.id, channel });
    const held = { channel, status: ['connected', 'lost'] as const };
    const sameHandle = await find.many(connections, { ...held, handle });
    const verifiedBefore = sameHandle.flatMap((one) => (one.accountId === accountId ? [] : [one.creatorId]));
    const formerIds = [...new Set([...verifiedBefore, ...declaredByIds])].filter((one) => one !== owner.id);
    return {
      owner,
      former: formerIds.length > 0 ? await find.lockMany(creators, { id: formerIds }) : [],
      kept,
      tokens: kept ? await find.lockMany(connectionTokens, { connectionId: kept.id }) : [],
      others: await find.many(connections, { ...held, accountId }),
      newId: kept ? kept.id : (await find.ids(connections, 1))[0]!,
    };
  },
  decide({ rows, input: { channel, accountId, appUserId, consentedAt, token, figures: read }, now }) {
    const { owner, kept, newId: connectionId } = rows;
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
        ...(rows.tokens.length === 0 ? [insert(connectionTokens, { ...token, connectionId })] : []),
        ...readingChanges(owner, { id: connectionId, channel }, read, now),
        ...rows.former.map((former) => update(creators, former.id, withPresences(without(former)))),
      ],
      { id: connectionId },
    );

    function without({ presences }: Creator) {
      const handle = read.handle.toLowerCase();
      return presences.filter((one) => one.channel !== channel || one.handle.toLowerCase() !== handle);
    }

    function connected(): Change {
      if (!kept) {
        const state = { status: 'connected', statusSince: now } as const;
        const posts = { postsSince: null, postsAskedAt: null };
        return insert(connections, {
          id: connectionId,
          creatorId: owner.id,
          channel,
          ...state,
          ...about,
          ...posts,
        });
      }
      return kept.status === 'connected'
        ? update(connections, connectionId, about)
        : moveTo(connections, connectionId, 'reconnect', { patch: about });
    }
  },
});
