import { defineMove } from '../../../people';
import { connections } from '../resource';

/** Nothing is read any more. The worker gives the token back to the network and then forgets it. */
export const disconnectChannel = defineMove(connections, 'disconnect', {
  fields: {},
  also: async () => null,
  decide: () => ({ patch: { failingSince: null, failure: null } }),
});
