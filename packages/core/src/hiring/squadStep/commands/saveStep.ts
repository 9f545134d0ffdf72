import { z } from 'zod';
import { accept, type FieldError, insert, moveTo, Problem, refuse, update } from '../../../kit';
import { defineCommand, id, ofCompany, users } from '../../../people';
import { briefings } from '../../briefing';
import { openSquad, squads } from '../../squad';
import { squadStepFlow } from '../flow';
import { approvalNotice } from '../notice';
import { squadSteps } from '../resource';
import { hasCircle } from '../schedule';
import { isOver, MOST_STEPS, type SquadStep, stepHash, stepPlan } from '../schema';

const input = z.strictObject({
  squadId: id,
  /** Null for a new one. */
  stepId: id.nullable().default(null),
  version: z.int().positive().optional(),
  ...stepPlan.shape,
});

/**
 * A brand writes a step of a squad's plan. What was approved and says something else now waits for approval anew.
 * Refuses `squad_over`, `step_over`, `too_many_steps` (params `max`), `ends_before_start` at `/dueOn`, and at
 * `/dependsOn` `unknown_step` and `steps_in_circle`, at `/ownerId` `unknown_colleague`.
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
    if (!before && steps.length >= MOST_STEPS) return refuse('too_many_steps', '', { max: MOST_STEPS });
    const refused = wrongIn(plan, { id: stepId ?? newId, steps, known: owners.length > 0 });
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

function wrongIn(
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
