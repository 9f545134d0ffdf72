import { z } from 'zod';
import { accept, insert, Problem, refuse, update } from '../../../kit';
import { type Actor, defineCommand, id } from '../../../people';
import { shortlist } from '../../briefing';
import { type GuestMark, guestMark, guestMarks } from '../shareLink';

/** Whose mark it is. @throws Problem `not_found` for everybody else */
function markerOf(actor: Actor): Pick<GuestMark, 'shareLinkId' | 'guestName' | 'userId'> {
  if (actor.role === 'company') return { shareLinkId: null, guestName: null, userId: actor.userId };
  if (actor.role === 'guest' && actor.actions.includes('select')) {
    return { shareLinkId: actor.shareLinkId, guestName: actor.name, userId: null };
  }
  throw new Problem('not_found');
}

/**
 * A guest, or one of the company's own people, says what they think of a name on the shortlist; saying it again changes
 * it. Refuses `nothing_said`.
 */
export const markName = defineCommand({
  name: 'guest-marks.mark',
  /** What somebody thinks is nobody else's to say. */
  notWhileImpersonating: true,
  input: z.strictObject({ entryId: id, opinion: guestMark.shape.opinion, comment: guestMark.shape.comment }),
  async load(find, { entryId }, { actor }) {
    const marker = markerOf(actor);
    const entry = await find.forUpdate(shortlist, entryId, shortlist.access.read);
    const own = { ...marker, entryId };
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
