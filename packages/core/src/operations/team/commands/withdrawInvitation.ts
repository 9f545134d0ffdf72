import { defineMove } from '../../../people';
import { invitations } from '../invitation';

/** The company takes an invitation back; its link opens nothing any more. */
export const withdrawInvitation = defineMove(invitations, 'withdraw', {
  fields: {},
  also: async () => null,
  decide: () => ({}),
});
