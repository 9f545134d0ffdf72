import { defineMove, paragraph } from '../../../people';
import { briefings } from '../resource';

/** The brand or the staff end a briefing before anybody is hired; what hangs on it answers by reactions. */
export const cancelBriefing = defineMove(briefings, 'cancel', {
  fields: { comment: paragraph(1_000) },
  also: async () => null,
  decide: () => ({}),
});
