import { type OldStep as Step, steps } from '@elenco/core/briefing';
import type { ActionFunctionArgs } from '@remix-run/node';
import { page } from '../adapters/page.server';
import { notFound, type RequestContext } from '../adapters/requestContext.server';
import { loadBudget } from './budget.server';
import { loadReview, submitAction } from './review.server';
import { latestDraft, loadBrand, loadCreate, loadStep, stepActions } from './wizard.server';

/** What each step of the wizard reads and what it does with what is sent. */
const table = {
  create: { load: loadCreate, action: stepActions('create') },
  brand: { load: loadBrand, action: stepActions('brand') },
  new: { load: (ctx) => loadStep(ctx, 'new'), action: stepActions('new') },
  channels: { load: (ctx) => loadStep(ctx, 'channels'), action: stepActions('channels') },
  deliverables: { load: (ctx) => loadStep(ctx, 'deliverables'), action: stepActions('deliverables') },
  budget: { load: loadBudget, action: stepActions('budget') },
  review: { load: loadReview, action: submitAction },
} as const satisfies Record<Step, Entry>;

interface Entry {
  readonly load: (ctx: RequestContext<'client'>) => ReturnType<typeof loadStep>;
  readonly action: (args: ActionFunctionArgs) => Promise<unknown>;
}

/** @throws Response 404 for a step that there is not */
function stepIn(params: RequestContext['params']): Step {
  const step = steps.find((one) => one === params.step);
  if (!step) throw notFound();
  return step;
}

/** Only the first step has a page without a draft; the others lead to the one last worked on. */
export const stepLoader = page('client', async (ctx) => {
  const step = stepIn(ctx.params);
  if (ctx.params.id === undefined && step !== 'create') throw await latestDraft(ctx, step);
  return table[step].load(ctx);
});

export async function stepAction(args: ActionFunctionArgs) {
  const step = stepIn(args.params);
  if (args.params.id === undefined && step !== 'create') throw new Response(null, { status: 405 });
  return table[step].action(args);
}
