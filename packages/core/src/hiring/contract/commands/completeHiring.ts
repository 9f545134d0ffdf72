import { moveTo, refuse } from '../../../kit';
import { defineMove } from '../../../people';
import { briefings } from '../../briefing';
import { proposals } from '../../proposal';
import { isHiringOver } from '../inForce';
import { loadHiring } from '../progress';

/**
 * The brand stops hiring with fewer creators than it wanted; the remaining creators are notified. Refuses
 * `hiring_not_over` if a contract waits for a signature or no creator was hired.
 */
export const completeHiring = defineMove(briefings, 'complete', {
  fields: {},
  also: (find, { id }) => loadHiring(find, id),
  decide({ also: { made, open } }) {
    if (!isHiringOver(made)) return refuse('hiring_not_over');
    return { and: open.map((proposal) => moveTo(proposals, proposal.id, 'passOver')) };
  },
});
