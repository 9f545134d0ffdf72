import { moveTo } from '../../kit';
import { defineReaction } from '../../people';
import { briefings } from '../briefing';
import { openStates, proposals } from './proposal';

/** A cancelled briefing takes the proposals that are still open with it. */
export const passOverWithBriefing = defineReaction(briefings, 'cancel', {
  load: (find, briefing) => find.lockMany(proposals, { briefingId: briefing.id, status: openStates }),
  decide: ({ rows: open }) => open.map((proposal) => moveTo(proposals, proposal.id, 'passOver')),
});
