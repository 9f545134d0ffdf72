import { businessDate } from '@elenco/brazil';
import { type Step, stepErrors, stepsOf, submitBriefing } from '@elenco/core/hiring';
import type { FieldError } from '@elenco/core/kit';
import { areaPath, missingInCompany } from '@elenco/core/people';
import { z } from 'zod';
import { actions, command } from '../adapters/form.server';
import { idIn, type RequestContext } from '../adapters/requestContext.server';
import { budgetAdvice, feeFor } from './budget.server';
import { companyOf, monthLimit } from './limit.server';
import { contradictionsOf, planOf } from './plan.server';
import { requestedCreatorsOf } from './requestedCreators.server';
import { loadStep } from './wizard.server';

/** Loads the whole draft with its errors, the obstacles to sending it, and its costs. */
export async function loadReview(ctx: RequestContext<'company'>) {
  const wizard = await loadStep(ctx, 'review');
  const { row } = wizard;
  const today = businessDate(ctx.now);
  const wrong: Partial<Record<Step, readonly FieldError[]>> = row
    ? Object.fromEntries(stepsOf(row.kind).map((step) => [step, stepErrors(step, row, today)]))
    : {};
  const company = await companyOf(ctx);
  const feeBp = await feeFor(ctx, row?.companyId ?? 0);
  const plan = row ? await planOf(ctx, row) : [];
  const advice = row ? await budgetAdvice(ctx, row, feeBp) : null;
  return {
    ...wizard,
    missing: company ? missingInCompany(company) : [],
    month: await monthLimit(ctx, company, row),
    wishes: await requestedCreatorsOf(ctx, row),
    wrong,
    feeBp,
    plan,
    advice,
    contradictions: row ? await contradictionsOf(ctx, row, plan, advice?.leastCents ?? null) : [],
  };
}

export const submitAction = actions('company', {
  submit: command(submitBriefing, {
    schema: z.object({ version: z.int().positive() }),
    input: (value, ctx: RequestContext<'company'>) => ({ id: idIn(ctx), ...value }),
    next: ({ id }) => ({ to: `${areaPath.company}/briefing/${id}`, toast: 'briefingSent' }),
  }),
});
