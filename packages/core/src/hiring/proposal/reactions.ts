import { moveTo } from '../../kit';
import { defineReaction } from '../../people';
import { briefings } from '../briefing';
import { openStates, proposals } from './proposal';

/** Passes over the open proposals of a cancelled briefing. */
export const passOverWithBriefing = defineReaction(briefings, 'cancel', {
  load: (find, briefing) => find.lockMany(proposals, { briefingId: briefing.id, status: openStates }),
  decide: ({ rows: open }) => open.map((proposal) => moveTo(proposals, proposal.id, 'passOver')),
});
