import { refuse } from '../../../kit';
import { defineMove, line } from '../../../people';
import { briefings } from '../../briefing';
import { isSilent } from '../brief';
import { acceptedBy } from '../confidentiality';
import { proposals } from '../resource';

/**
 * A creator takes up an invitation and starts to write. Late is better than never: the time is not a bar. Who takes up
 * that of a silent squad accepts its confidentiality in their own name, and reads all of it from then on.
 * Refuses `confidentiality_needed` at `/name`.
 */
export const acceptInvitation = defineMove(proposals, 'accept', {
  fields: { name: line(120).optional() },
  async also(find, { briefingId }) {
    const [briefing] = await find.many(briefings, { id: briefingId });
    return { briefing: briefing! };
  },
  decide({ row, also: { briefing }, input: { name }, now }) {
    if (!isSilent(briefing, row)) return { patch: { answerBy: null } };
    if (!name) return refuse('confidentiality_needed', '/name');
    return { patch: { answerBy: null, confidentiality: acceptedBy(name, now) } };
  },
});
