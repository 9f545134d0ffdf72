import { refuse } from '../../../kit';
import { defineMove } from '../../../people';
import { proposals } from '../resource';
import { linesComingTo } from '../schema';
import { missingParts, roundOf } from './send';

/**
 * A creator takes what the brand proposes: the proposal is sent anew, its lines in the same shares of the brand's
 * total. Refuses `creator_incomplete` and `counter_too_small`.
 */
export const acceptCounter = defineMove(proposals, 'acceptCounter', {
  fields: {},
  also: (find, { creatorId }) => missingParts(find, creatorId),
  decide({ row, also: missing, now }) {
    if (missing.length > 0) return refuse('creator_incomplete', '', { missing: missing.join(', ') });
    const lines = linesComingTo(row.lines, row.counterCents ?? row.totalCents);
    if (lines === null) return refuse('counter_too_small');
    return roundOf(row, { lines, message: '', availableInPeriod: row.availableInPeriod }, now);
  },
});
