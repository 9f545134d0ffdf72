import { businessDate } from '@elenco/brazil';
import {
  answerStep,
  briefings,
  changedContent,
  currentStep,
  type Expected,
  type SquadStep,
  type StepApproval,
  scheduleOf,
  squadSteps,
  stepApprovals,
  stepHash,
} from '@elenco/core/hiring';
import { type Actor, id } from '@elenco/core/people';
import { z } from 'zod';
import { actions, formHandler } from '../adapters/form.server';
import { guestActions } from '../adapters/guest.server';
import { idIn, type RequestContext } from '../adapters/requestContext.server';
import { nameHandler } from '../guest/name.server';
import { shareLinkHandlers } from '../shareLinks/actions.server';
import { loadShareLinks } from '../shareLinks/load.server';
import { loadSquadOf } from './squad.server';

/** Returns the step with its answers, and the changes since its approval. */
function shownOf(
  step: SquadStep | undefined,
  answers: readonly StepApproval[],
  dates: {
    readonly expected: Expected | null;
    /** Title of the step that causes a delay; null for guests, who do not see the other steps. */
    readonly movedBy: string | null;
  },
) {
  if (!step) return null;
  const own = answers.filter(({ stepId }) => stepId === step.id).toSorted((a, b) => b.id - a.id);
  const hash = stepHash(step);
  const approved = own.find(({ verdict }) => verdict === 'approved');
  const stale = approved !== undefined && approved.hash !== hash;
  return {
    step,
    hash,
    ...dates,
    /**
     * The approval of earlier content, and the fields that changed since; null if the content did not change.
     */
    stale: stale
      ? {
          name: approved.name,
          createdAt: approved.createdAt,
          changed: changedContent(approved.content, step),
        }
      : null,
    answers: own.map(({ id: answerId, verdict, comment, name, createdAt, shareLinkId, hash: of }) => ({
      id: answerId,
      verdict,
      comment,
      name,
      createdAt,
      guest: shareLinkId !== null,
      holds: of === hash,
    })),
  };
}
export type ShownApproval = NonNullable<ReturnType<typeof shownOf>>;

async function loadPlan(
  { app, url, now }: Pick<RequestContext, 'app' | 'url' | 'now'>,
  actor: Actor,
  squadId: number,
) {
  const [steps, answers] = await Promise.all([
    app.see(squadSteps, actor, { squadId }),
    app.see(stepApprovals, actor, { squadId }),
  ]);
  const asked = steps.find((step) => String(step.id) === url.searchParams.get('step'));
  const step = asked ?? currentStep(steps);
  const expected = step && scheduleOf(steps, businessDate(now)).get(step.id);
  const movedBy =
    actor.role === 'system' ? undefined : steps.find(({ id: stepId }) => stepId === expected?.movedBy);
  return {
    shown: shownOf(step, answers, { expected: expected ?? null, movedBy: movedBy?.title ?? null }),
    waiting: steps
      .filter(({ status }) => status === 'awaiting_approval')
      .map(({ id: stepId, title }) => ({ id: stepId, title })),
  };
}

export async function loadStepApproval(ctx: RequestContext<'company'>) {
  const about = await loadSquadOf(ctx);
  const { squad, briefing } = about;
  if (!squad) return { ...about, shown: null, waiting: [], guests: [] };
  const [plan, guests] = await Promise.all([
    loadPlan(ctx, ctx.actor, squad.id),
    loadShareLinks(ctx, { briefingId: briefing.id, contractId: null }, 'step'),
  ]);
  return { ...about, ...plan, guests };
}

/** Loads the steps that wait for an answer; a guest sees only these steps of the plan. */
export async function loadGuestStep(ctx: RequestContext<'guest'>) {
  const { app, actor } = ctx;
  const row = await app.get(briefings, actor, actor.briefingId ?? 0);
  const companies = await app.projects.tradeNames([actor.companyId]);
  const plan = row.squadId === null ? null : await loadPlan(ctx, { role: 'system' }, row.squadId);
  const shown = plan?.shown ?? null;
  const answered = shown?.answers.some(({ guest }) => guest);
  return {
    title: row.title,
    company: companies.get(actor.companyId) ?? '',
    guest: actor.name,
    waiting: plan?.waiting ?? [],
    shown: shown && (shown.step.status === 'awaiting_approval' || answered) ? shown : null,
  };
}

const { hash, verdict, comment } = answerStep.input.shape;
const answer = z.object({ id, hash, verdict, comment: comment.default('') });
type Given = z.output<typeof answer>;

const inputOf = ({ id: stepId, ...given }: Given, briefingId: number) => ({ ...given, stepId, briefingId });

export const stepApprovalActions = actions('company', {
  ...shareLinkHandlers,
  answer: formHandler<'company', typeof answer>(answer, async (given, ctx) => {
    await ctx.app.perform(answerStep, inputOf(given, idIn(ctx)), ctx);
    const { title } = await ctx.app.get(squadSteps, ctx.actor, given.id);
    const toast = given.verdict === 'approved' ? 'stepApproved' : 'changesRequested';
    return { to: `${ctx.url.pathname}?step=${given.id}`, toast, about: title };
  }),
});

export const guestStepActions = guestActions('step', {
  name: nameHandler,
  answer: formHandler<'guest', typeof answer>(answer, async (given, ctx) => {
    await ctx.app.perform(answerStep, inputOf(given, ctx.actor.briefingId ?? 0), ctx);
    const search = new URLSearchParams(ctx.url.search);
    search.set('step', String(given.id));
    const toast = given.verdict === 'approved' ? 'youApprovedStep' : 'youRequestedChanges';
    return { to: `${ctx.url.pathname}?${search}`, toast };
  }),
});
