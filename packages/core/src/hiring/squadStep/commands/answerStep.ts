import { z } from 'zod';
import { accept, anyOf, insert, moveTo, Problem, refuse } from '../../../kit';
import { type Actor, defineCommand, guestOfProject, id, ofCompany } from '../../../people';
import { briefings } from '../../briefing';
import { approvalNotice } from '../notice';
import { squadSteps, stepApprovals } from '../resource';
import { contentOf, type StepApproval, stepApproval, stepHash } from '../schema';

const approver = anyOf<Actor, { id: number; companyId: number }>(ofCompany, (actor) =>
  guestOfProject('step')(actor).map(({ briefingId }) => ({ id: briefingId })),
);

/**
 * Somebody of the brand, or a guest of one of the squad's projects, approves a step or asks for changes, as it stood
 * before their eyes (`hash`). Refuses `step_not_waiting`, `step_changed`, and `required` at `/comment` where changes
 * are asked for without a word.
 */
export const answerStep = defineCommand({
  name: 'step-approvals.give',
  /** What somebody thinks is nobody else's to say. */
  notWhileImpersonating: true,
  input: z.strictObject({
    briefingId: id,
    stepId: id,
    hash: stepApproval.shape.hash,
    verdict: stepApproval.shape.verdict,
    comment: stepApproval.shape.comment,
  }),
  async load(find, { briefingId, stepId }) {
    const { squadId } = await find.forUpdate(briefings, briefingId, approver);
    const [step] = squadId === null ? [] : await find.lockMany(squadSteps, { id: stepId, squadId });
    if (!step) throw new Problem('not_found');
    return { step };
  },
  decide({ rows: { step }, input: { briefingId, stepId, hash, verdict, comment }, actor }) {
    const by = answererOf(actor);
    if (!by) return refuse('not_a_party');
    if (step.status !== 'awaiting_approval') return refuse('step_not_waiting');
    if (hash !== stepHash(step)) return refuse('step_changed');
    if (verdict === 'changes' && comment === '') return refuse('required', '/comment');
    const { squadId, companyId } = step;
    const answer = { squadId, companyId, stepId, verdict, hash, content: contentOf(step), comment, ...by };
    const move =
      verdict === 'approved'
        ? moveTo(squadSteps, stepId, 'approve', { comment })
        : moveTo(squadSteps, stepId, 'requestChanges', { comment });
    const notice = approvalNotice(verdict, step, [{ id: briefingId }], { by: by.name, comment });
    return accept([insert(stepApprovals, answer), move, ...notice], { id: stepId });
  },
});

function answererOf(actor: Actor): Pick<StepApproval, 'userId' | 'shareLinkId' | 'name'> | undefined {
  if (actor.role === 'company')
    return { userId: actor.userId, shareLinkId: null, name: actor.name.slice(0, 80) };
  if (actor.role !== 'guest' || actor.name === '') return undefined;
  return { userId: null, shareLinkId: actor.shareLinkId, name: actor.name };
}
