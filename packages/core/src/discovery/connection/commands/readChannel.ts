import { z } from 'zod';
import { accept, type Find, Problem, update } from '../../../kit';
import { type Actor, creators, defineCommand, id, line, systemOnly } from '../../../people';
import { readingOf } from '../reading';
import { connections } from '../resource';
import { figures } from '../schema';

/** The worker has read the figures anew. What was disconnected meanwhile is not written. */
export const readChannel = defineCommand({
  name: 'connections.read',
  input: z.strictObject({ id, figures, appUserId: line(120).nullable().default(null) }),
  load: (find, input) => withOwner(find, input.id),
  decide({ rows: { owner, connection }, input, now }) {
    if (connection.status !== 'connected') return accept([], { id: input.id });
    const { handle } = input.figures;
    const known = input.appUserId === null ? {} : { appUserId: input.appUserId };
    return accept(
      [
        update(connections, input.id, {
          ...known,
          handle,
          measuredAt: now,
          failingSince: null,
          failure: null,
        }),
        ...readingOf(owner, connection, input.figures, now),
      ],
      { id: input.id },
    );
  },
});

/** Creator and connection, locked in the order in which connecting locks them. */
async function withOwner(find: Find<Actor>, id: number) {
  const [seen] = await find.many(connections, { id });
  if (!seen) throw new Problem('not_found');
  const owner = await find.forUpdate(creators, seen.creatorId, systemOnly);
  return { owner, connection: await find.forUpdate(connections, id, systemOnly) };
}
