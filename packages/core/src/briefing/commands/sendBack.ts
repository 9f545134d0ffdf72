import { defineMove, line } from '../../party';
import { briefings } from '../resource';

/** Staff return a briefing to its brand, with what is missing. */
export const sendBackBriefing = defineMove(briefings, 'sendBack', {
  fields: { comment: line(1_000) },
  also: async () => null,
  decide: () => ({}),
});
