import { defineMove } from '../../party';
import { deliverables } from '../resource';

/** A brand lets a draft be published. */
export const approveDraft = defineMove(deliverables, 'approve', {
  fields: {},
  also: async () => null,
  decide: () => ({}),
});
