import { defineMove, paragraph } from '../../../people';
import { briefings } from '../resource';

/** Staff return a briefing to its brand, with what is missing. */
export const sendBackBriefing = defineMove(briefings, 'sendBack', {
  fields: { comment: paragraph(1_000) },
  also: async () => null,
  decide: () => ({}),
});
