import { defineMove } from '../../../people';
import { proposals } from '../resource';

/** The brand opens a proposal; the creator sees that it is being looked at. */
export const openProposal = defineMove(proposals, 'open', {
  fields: {},
  also: async () => null,
  decide: () => ({}),
});
