import { moveTo, refuse } from '../../../kit';
import { defineMove } from '../../../people';
import { briefings } from '../../briefing';
import { proposals } from '../../proposal';
import { isHiringOver } from '../contractState';
import { loadHiring } from '../progress';

/**
 * Completes a hiring with fewer creators than wanted, as the brand, and notifies the creators who were not
 * hired. Refuses with `hiring_not_over` if a contract is not signed by both sides or no creator was hired.
 */
export const completeHiring = defineMove(briefings, 'complete', {
  fields: {},
  also: (find, { id }) => loadHiring(find, id),
  decide({ also: { made, open } }) {
    if (!isHiringOver(made)) return refuse('hiring_not_over');
    return { and: open.map((proposal) => moveTo(proposals, proposal.id, 'passOver')) };
  },
});
