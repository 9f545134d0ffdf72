import { defineMove } from '../../party';
import { briefings } from '../resource';

/** Staff let a briefing into curation. */
export const approveBriefing = defineMove(briefings, 'approve', {
  fields: {},
  also: async () => null,
  decide: () => ({}),
});
