import { z } from 'zod';
import { accept, Problem, update } from '../../../kit';
import { defineCommand, demand, id, systemOnly } from '../../../people';
import { connectionTokens, sealedToken } from '../token';

/**
 * The network has given a new token for the old one. It is kept whatever has become of the connection, since the
 * old one opens nothing any more, not even for giving it back.
 */
export const renewToken = defineCommand({
  name: 'connections.renew',
  input: z.strictObject({ connectionId: id, token: sealedToken }),
  async load(find, { connectionId }, { actor }) {
    demand(actor, systemOnly);
    const [kept] = await find.lockMany(connectionTokens, { connectionId });
    if (!kept) throw new Problem('not_found');
    return kept;
  },
  decide: ({ rows: kept, input }) =>
    accept([update(connectionTokens, kept.id, input.token)], { id: kept.id }),
});
