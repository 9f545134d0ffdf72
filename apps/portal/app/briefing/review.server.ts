import { businessDate } from '@elenco/core/brazil';
import { type Step, stepErrors, steps, submitBriefing } from '@elenco/core/briefing';
import type { FieldError } from '@elenco/core/kit';
import { missingInCompany } from '@elenco/core/party';
import { z } from 'zod';
import { actions, command } from '../adapters/form.server';
import { idIn, type Visit } from '../adapters/visit.server';
import { feeFor } from './budget.server';
import { companyOf, monthLimit } from './limit.server';
import { wishesOf } from './wishes.server';
import { loadStep } from './wizard.server';

/** Everything that was typed, what is still wrong with it or in its way, and what the money comes to. */
export async function loadReview(visit: Visit<'client'>) {
  const wizard = await loadStep(visit, 'review');
  const { row } = wizard;
  const today = businessDate(visit.now);
  const wrong: Partial<Record<Step, readonly FieldError[]>> = row
    ? Object.fromEntries(steps.map((step) => [step, stepErrors(step, row, today)]))
    : {};
  const company = await companyOf(visit);
  return {
    ...wizard,
    missing: company ? missingInCompany(company) : [],
    month: await monthLimit(visit, company, row),
    wishes: await wishesOf(visit, row),
    wrong,
    feeBp: await feeFor(visit, row?.companyId ?? 0),
  };
}

export const submitAction = actions('client', {
  submit: command(submitBriefing, {
    schema: z.object({ version: z.int().positive() }),
    input: (value, visit: Visit<'client'>) => ({ id: idIn(visit), ...value }),
    next: ({ id }) => ({ to: `/dashboard/client/briefing/${id}`, toast: 'briefingSent' }),
  }),
});
