import { z } from 'zod';
import { accept, type Change, type Find, moveTo, remove, update } from '../../../kit';
import {
  type Actor,
  creators,
  defineCommand,
  demand,
  line,
  systemOnly,
  withPresences,
} from '../../../people';
import { channelMetrics, connections } from '../resource';
import { type Connection, network } from '../schema';
import { connectionTokens } from '../token';

const nothing = '—';

/** By either of the two ids that a network has for a person. */
async function ofPerson(
  find: Pick<Find<Actor>, 'many'>,
  { channel, userId }: { channel: Connection['channel']; userId: string },
): Promise<Connection[]> {
  const [byPerson, byAccount] = [
    await find.many(connections, { channel, appUserId: userId }),
    await find.many(connections, { channel, accountId: userId }),
  ];
  return [...new Map([...byPerson, ...byAccount].map((one) => [one.id, one])).values()].sort(
    (one, other) => one.id - other.id,
  );
}

/**
 * Somebody has asked the network that we forget what we have from it: the account, its figures, day by day, and what
 * the profile shows of them. Nothing happens where nothing is, so that it may be asked twice.
 */
export const eraseAccountData = defineCommand({
  name: 'connections.eraseAccountData',
  input: z.strictObject({ channel: network, userId: line(120) }),
  async load(find, input, { actor }) {
    demand(actor, systemOnly);
    const seen = await ofPerson(find, input);
    const found = [];
    for (const { id, creatorId } of seen) {
      // Creator before connection, as connecting locks them.
      const owner = await find.forUpdate(creators, creatorId, systemOnly);
      const connection = await find.forUpdate(connections, id, systemOnly);
      const [tokens, metrics] = [
        await find.lockMany(connectionTokens, { connectionId: id }),
        await find.lockMany(channelMetrics, { connectionId: id }),
      ];
      found.push({ owner, connection, tokens, metrics });
    }
    return found;
  },
  decide: ({ rows: found }) =>
    accept(
      found.flatMap(({ owner, connection: { id, status, channel }, tokens, metrics }): Change[] => {
        const patch = {
          accountId: nothing,
          appUserId: null,
          handle: nothing,
          failingSince: null,
          failure: null,
        };
        const kept = owner.presences.filter((one) => one.channel !== channel || one.source !== 'verified');
        return [
          status === 'disconnected'
            ? update(connections, id, patch)
            : moveTo(connections, id, 'disconnect', { patch }),
          ...tokens.map((token) => remove(connectionTokens, token.id)),
          ...metrics.map((metric) => remove(channelMetrics, metric.id)),
          ...(kept.length < owner.presences.length ? [update(creators, owner.id, withPresences(kept))] : []),
        ];
      }),
      { found: found.length },
    ),
});
