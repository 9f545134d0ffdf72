import { defineMove } from '../../party';
import { grants } from '../grant';

/** From now on the link opens nothing. */
export const revokeGrant = defineMove(grants, 'revoke', {
  fields: {},
  also: async () => null,
  decide: () => ({}),
});
