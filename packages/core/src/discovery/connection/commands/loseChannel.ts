import { remove } from '../../../kit';
import { defineMove } from '../../../people';
import { connections } from '../resource';
import { connectionTokens } from '../token';

/**
 * The network no longer lets us in: the creator took the leave back there, or it ran out. The creator is told, and
 * a token that opens nothing is not kept. With `version`, a connection that was renewed meanwhile stays.
 */
export const loseChannel = defineMove(connections, 'lose', {
  fields: {},
  also: (find, { id }) => find.lockMany(connectionTokens, { connectionId: id }),
  decide: ({ also: tokens }) => ({
    patch: { failingSince: null, failure: null },
    and: tokens.map(({ id }) => remove(connectionTokens, id)),
  }),
});
