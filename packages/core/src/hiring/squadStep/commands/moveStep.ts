import { type Find, refuse } from '../../../kit';
import { type Actor, defineMove, paragraph } from '../../../people';
import { briefings } from '../../briefing';
import { approvalNotice } from '../notice';
import { squadSteps } from '../resource';
import { isOver, type SquadStep } from '../schema';

const othersOf = (find: Find<Actor>, { squadId }: SquadStep) => find.many(squadSteps, { squadId });

/** Refuses `step_waits` (params `title`): what it depends on is not over. */
function waiting({ dependsOn }: SquadStep, others: readonly SquadStep[]) {
  const open = others.find((step) => dependsOn.includes(step.id) && !isOver(step));
  return open && refuse('step_waits', '', { title: open.title });
}

/** Refuses `step_waits` (params `title`). */
export const beginStep = defineMove(squadSteps, 'begin', {
  fields: {},
  also: othersOf,
  decide: ({ row, also }) => waiting(row, also) ?? {},
});

/** A step is put before those who approve it. Refuses `step_waits` (params `title`), `no_approval_needed`. */
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

/** A step that needs no approval is done. Refuses `step_waits` (params `title`), `approval_needed`. */
export const finishStep = defineMove(squadSteps, 'finish', {
  fields: {},
  also: othersOf,
  decide: ({ row, also }) => (row.needsApproval ? refuse('approval_needed') : (waiting(row, also) ?? {})),
});

/** Left out, with a reason; it holds nothing up any more. */
export const skipStep = defineMove(squadSteps, 'skip', {
  fields: { comment: paragraph(1_000) },
  also: async () => null,
  decide: () => ({}),
});
