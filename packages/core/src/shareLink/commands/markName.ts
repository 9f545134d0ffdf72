import { z } from 'zod';
import { shortlist } from '../../briefing';
import { accept, insert, Problem, refuse, update } from '../../kit';
import { defineCommand, id } from '../../party';
import { guestMark, guestMarks } from '../shareLink';

/** A guest says what they think of a name on the shortlist; saying it again changes it. Refuses `nothing_said`. */
export const markName = defineCommand({
  name: 'guest-marks.mark',
  input: z.strictObject({ entryId: id, opinion: guestMark.shape.opinion, comment: guestMark.shape.comment }),
  async load(find, { entryId }, { actor }) {
    if (actor.role !== 'guest' || !actor.actions.includes('select')) throw new Problem('not_found');
    const entry = await find.forUpdate(shortlist, entryId, shortlist.access.read);
    const own = { shareLinkId: actor.shareLinkId, entryId, guestName: actor.name };
    return { entry, own, kept: await find.lockMany(guestMarks, own) };
  },
  decide({ rows: { entry, own, kept }, input: { opinion, comment } }) {
    if (opinion === null && comment === '') return refuse('nothing_said', '/comment');
    const { briefingId, companyId } = entry;
    const [before] = kept;
    const opinionGiven = { opinion, comment };
    const change = before
      ? update(guestMarks, before.id, opinionGiven)
      : insert(guestMarks, { ...own, briefingId, companyId, ...opinionGiven });
    return accept([change], { entryId: entry.id });
  },
});
