import { z } from 'zod';
import {
  accept,
  anyOf,
  type FieldError,
  type Find,
  insert,
  moveTo,
  Problem,
  refuse,
  update,
} from '../../kit';
import {
  type Actor,
  defineCommand,
  defineMove,
  guestOfProject,
  id,
  ofCompany,
  paragraph,
  users,
} from '../../people';
import { briefings } from '../briefing';
import { openSquad, squads } from '../squad';
import { approvalNotice } from './notice';
import { hasCircle } from './schedule';
import {
  contentOf,
  isOver,
  MAX_STEPS,
  type SquadStep,
  type StepApproval,
  squadStepFlow,
  squadSteps,
  stepApproval,
  stepApprovals,
  stepHash,
  stepPlan,
} from './squadStep';

const approver = anyOf<Actor, { id: number; companyId: number }>(ofCompany, (actor) =>
  guestOfProject('step')(actor).map(({ briefingId }) => ({ id: briefingId })),
);

/**
 * Approves a step or requests changes to it, as a company member or a guest of one of the squad's projects.
 * `hash` identifies the content that the user saw. Refuses with `step_not_waiting`, `step_changed`, and
 * `required` at `/comment` if changes are requested without a comment.
 */
export const answerStep = defineCommand({
  name: 'step-approvals.give',
  /** An impersonator must not express an opinion in the user's name. */
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

const othersOf = (find: Find<Actor>, { squadId }: SquadStep) => find.many(squadSteps, { squadId });

/** Returns the refusal `step_waits` (params `title`) if a step on which this one depends is not finished. */
function waiting({ dependsOn }: SquadStep, others: readonly SquadStep[]) {
  const open = others.find((step) => dependsOn.includes(step.id) && !isOver(step));
  return open && refuse('step_waits', '', { title: open.title });
}

/** Starts a step. Refuses with `step_waits` (params `title`). */
export const beginStep = defineMove(squadSteps, 'begin', {
  fields: {},
  also: othersOf,
  decide: ({ row, also }) => waiting(row, also) ?? {},
});

/** Submits a step for approval. Refuses with `step_waits` (params `title`), `no_approval_needed`. */
export const submitStep = defineMove(squadSteps, 'submit', {
  fields: {},
  also: async (find, row) => ({
    others: await othersOf(find, row),
    projects: await find.many(briefings, { squadId: row.squadId }),
  }),
  decide({ row, also: { others, projects } }) {
    if (!row.needsApproval) return refuse('no_approval_needed');
    return waiting(row, others) ?? { and: approvalNotice('asked', row, projects) };
  },
});

/** Finishes a step that needs no approval. Refuses with `step_waits` (params `title`), `approval_needed`. */
export const finishStep = defineMove(squadSteps, 'finish', {
  fields: {},
  also: othersOf,
  decide: ({ row, also }) => (row.needsApproval ? refuse('approval_needed') : (waiting(row, also) ?? {})),
});

/** Skips a step with a reason. Afterward it no longer blocks other steps. */
export const skipStep = defineMove(squadSteps, 'skip', {
  fields: { comment: paragraph(1_000) },
  also: async () => null,
  decide: () => ({}),
});

const input = z.strictObject({
  squadId: id,
  /** The step to change; null for a new one. */
  stepId: id.nullable().default(null),
  version: z.int().positive().optional(),
  ...stepPlan.shape,
});

/**
 * Saves a step of a squad's plan, as the brand. An approved step whose content changes needs approval again.
 * Refuses with `squad_over`, `step_over`, `too_many_steps` (params `max`), `ends_before_start` at `/dueOn`,
 * `unknown_step` and `steps_in_circle` at `/dependsOn`, and `unknown_colleague` at `/ownerId`.
 */
export const saveStep = defineCommand({
  name: 'squad-steps.save',
  input,
  async load(find, { squadId, stepId, version, ownerId }) {
    const squad = await find.forUpdate(squads, squadId, ofCompany);
    const steps = await find.lockMany(squadSteps, { squadId });
    const before = steps.find((step) => step.id === stepId);
    if (stepId !== null && !before) throw new Problem('not_found');
    if (before && version !== undefined && version !== before.version) throw new Problem('stale');
    const owners =
      ownerId === null ? [] : await find.many(users, { id: ownerId, companyId: squad.companyId });
    const [newId] = await find.ids(squadSteps, 1);
    const projects = before?.status === 'approved' ? await find.many(briefings, { squadId }) : [];
    return { squad, steps, before, owners, projects, newId: newId as number };
  },
  decide({ rows: { squad, steps, before, owners, projects, newId }, input, now }) {
    const { squadId, stepId, version: _, ...plan } = input;
    if (!openSquad.some((status) => status === squad.status)) {
      return refuse('squad_over', '', { status: squad.status });
    }
    if (before && isOver(before) && before.status !== 'approved') return refuse('step_over');
    if (!before && steps.length >= MAX_STEPS) return refuse('too_many_steps', '', { max: MAX_STEPS });
    const refused = stepErrors(plan, { id: stepId ?? newId, steps, known: owners.length > 0 });
    if (refused.length > 0) return { refused };
    if (!before) {
      const { companyId } = squad;
      const state = { status: squadStepFlow.initial, statusSince: now };
      return accept([insert(squadSteps, { id: newId, ...state, squadId, companyId, ...plan })], {
        id: newId,
      });
    }
    const stale = before.status === 'approved' && stepHash(before) !== stepHash(plan);
    const opened = stale
      ? [
          moveTo(squadSteps, before.id, 'reopen'),
          ...approvalNotice('asked', { ...before, ...plan }, projects),
        ]
      : [];
    return accept([update(squadSteps, before.id, plan), ...opened], { id: before.id });
  },
});

function stepErrors(
  { startsOn, dueOn, dependsOn, ownerId }: z.output<typeof stepPlan>,
  { id: own, steps, known }: { id: number; steps: readonly SquadStep[]; known: boolean },
): FieldError[] {
  const strange = dependsOn.some((one) => !steps.some((step) => step.id === one));
  return [
    ...(dueOn < startsOn ? [{ pointer: '/dueOn', code: 'ends_before_start' }] : []),
    ...(ownerId !== null && !known ? [{ pointer: '/ownerId', code: 'unknown_colleague' }] : []),
    ...(strange ? [{ pointer: '/dependsOn', code: 'unknown_step' }] : []),
    ...(hasCircle(steps, own, dependsOn) ? [{ pointer: '/dependsOn', code: 'steps_in_circle' }] : []),
  ];
}
