import { defineMove } from '../../../people';
import { proposals } from '../resource';

/** A creator takes a proposal back to write it anew; what was sent stays readable as its round. */
export const redoProposal = defineMove(proposals, 'redo', {
  fields: {},
  also: async () => null,
  decide: () => ({}),
});
