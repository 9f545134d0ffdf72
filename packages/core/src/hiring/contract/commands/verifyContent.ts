import { defineMove } from '../../../people';
import { deliverables } from '../resource';

/** The brand, or curation in its place, confirms that the content stands at its link. */
export const verifyContent = defineMove(deliverables, 'verify', {
  fields: {},
  also: async () => null,
  decide: () => ({}),
});
