import {
  type Briefing,
  briefingKind,
  fieldsIn,
  newAddress,
  type Step,
  step as steps,
  stepsOf,
} from '@elenco/core/hiring';
import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { page } from '../adapters/page.server';
import { notFound, type RequestContext } from '../adapters/requestContext.server';
import { budgetAdvice, feeFor } from './budget.server';
import { companyOf, monthLimit } from './limit.server';
import { planOf } from './plan.server';
import { requestedCreatorsOf } from './requestedCreators.server';
import { loadReview, submitAction } from './review.server';
import { saveStep } from './save.server';
import { kindIn, loadStep } from './wizard.server';

type Ctx = RequestContext<'company'>;

/**
 * Returns the step in the URL's path.
 * @throws Response 404 for an unknown step
 */
function stepIn(params: Ctx['params']): Step {
  const { data: step } = steps.safeParse(params.step);
  if (!step) throw notFound();
  return step;
}

/** Returns the kind of briefing that the brand has already chosen, from the query string; otherwise null. */
const chosenKindIn = ({ url }: Ctx) => briefingKind.safeParse(url.searchParams.get('kind')).data ?? null;

const isFirst = (ctx: Ctx, step: Step) => stepsOf(kindIn(ctx))[0] === step;

/**
 * Loads a step. Without a draft's id in the URL, every step redirects to the first step of a new briefing.
 */
export const stepLoader = page('company', async (ctx) => {
  const step = stepIn(ctx.params);
  if (ctx.params.id === undefined && !isFirst(ctx, step)) {
    throw redirect(newAddress(kindIn(ctx)) + ctx.url.search);
  }
  if (step === 'review') return { ...(await loadReview(ctx)), step };
  const wizard = await loadStep(ctx, step);
  const { row } = wizard;
  const first = wizard.steps[0]?.key === step;
  const asksBrand = fieldsIn(wizard.kind, step).includes('brand');
  const company = first || (asksBrand && !row?.brand) ? await companyOf(ctx) : null;
  return {
    ...wizard,
    step,
    chosenKind: chosenKindIn(ctx),
    tradeName: asksBrand ? (company?.tradeName ?? '') : '',
    month: first ? await monthLimit(ctx, company, row) : null,
    wishes: first ? await requestedCreatorsOf(ctx, row) : null,
    plan: row && fieldsIn(row.kind, step).includes('startsOn') ? await planOf(ctx, row) : [],
    ...(fieldsIn(wizard.kind, step).includes('budgetCents') && row
      ? await moneyOf(ctx, row)
      : { feeBp: 0, advice: null }),
  };
});

async function moneyOf(ctx: Ctx, row: Briefing) {
  const feeBp = await feeFor(ctx, row.companyId);
  return { feeBp, advice: await budgetAdvice(ctx, row, feeBp) };
}

export async function stepAction(args: ActionFunctionArgs) {
  const step = stepIn(args.params);
  if (step === 'review') return submitAction(args);
  const isNew = args.params.id === undefined;
  const first = new URL(args.request.url).pathname.includes('/silent_squad/') ? 'new' : 'create';
  if (isNew && step !== first) throw new Response(null, { status: 405 });
  return saveStep(step, args);
}
