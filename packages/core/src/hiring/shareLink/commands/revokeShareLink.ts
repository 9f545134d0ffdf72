import { defineMove } from '../../../people';
import { shareLinks } from '../shareLink';

/** From now on the link opens nothing. */
export const revokeShareLink = defineMove(shareLinks, 'revoke', {
  fields: {},
  also: async () => null,
  decide: () => ({}),
});
