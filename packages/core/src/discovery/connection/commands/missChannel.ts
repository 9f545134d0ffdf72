import { z } from 'zod';
import { accept, update } from '../../../kit';
import { defineCommand, id, systemOnly } from '../../../people';
import { connections } from '../resource';
import { failure } from '../schema';

/** The figures could not be read this time. Since when that is so stays until they can. */
export const missChannel = defineCommand({
  name: 'connections.miss',
  input: z.strictObject({ id, failure }),
  load: (find, input) => find.forUpdate(connections, input.id, systemOnly),
  decide({ rows: connection, input, now }) {
    if (connection.status !== 'connected') return accept([], { id: input.id });
    const failingSince = connection.failingSince ?? now;
    return accept([update(connections, input.id, { failure: input.failure, failingSince })], {
      id: input.id,
    });
  },
});
