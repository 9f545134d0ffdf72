import { moveTo } from '../../../kit';
import { defineReaction } from '../../../people';
import { briefings } from '../../briefing';
import { contracts } from '../resource';

/** A cancelled briefing takes its unsigned contracts with it; the history names the cause. */
export const withdrawWithBriefing = defineReaction(briefings, 'cancel', {
  load: (find, briefing) => find.lockMany(contracts, { briefingId: briefing.id, status: 'sent' }),
  decide: ({ rows }) => rows.map((contract) => moveTo(contracts, contract.id, 'withdraw')),
});
