import { z } from 'zod';
import { accept, remove } from '../../../kit';
import { defineCommand, id, systemOnly } from '../../../people';
import { connections } from '../resource';
import { connectionTokens } from '../token';

/** The token of a connection that has ended was given back, or cannot be. One that was made anew keeps its own. */
export const deleteToken = defineCommand({
  name: 'connections.deleteToken',
  input: z.strictObject({ id }),
  async load(find, input) {
    const connection = await find.forUpdate(connections, input.id, systemOnly);
    return { connection, tokens: await find.lockMany(connectionTokens, { connectionId: input.id }) };
  },
  decide({ rows: { connection, tokens }, input }) {
    if (connection.status === 'connected') return accept([], { id: input.id });
    return accept(
      tokens.map((token) => remove(connectionTokens, token.id)),
      { id: input.id },
    );
  },
});
