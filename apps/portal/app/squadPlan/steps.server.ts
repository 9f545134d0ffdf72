import { businessDate } from '@elenco/brazil';
import {
  beginStep,
  finishStep,
  inOrder,
  MAX_LINKS,
  saveStep,
  scheduleOf,
  skipStep,
  squadSteps,
  stepContent,
  stepPlan,
  submitStep,
} from '@elenco/core/hiring';
import { id } from '@elenco/core/people';
import { z } from 'zod';
import { actions, command, formHandler } from '../adapters/form.server';
import type { RequestContext } from '../adapters/requestContext.server';
import { loadNames, loadSquadOf } from './squad.server';

/** Loads the plan of a squad: its steps by day, with expected dates. */
export async function loadSteps(ctx: RequestContext<'company'>) {
  const { app, actor, now, url } = ctx;
  const about = await loadSquadOf(ctx);
  const { squad } = about;
  const [steps, people] = squad
    ? await Promise.all([app.see(squadSteps, actor, { squadId: squad.id }), loadNames(ctx, squad.companyId)])
    : [[], []];
  const expected = scheduleOf(steps, businessDate(now));
  return {
    ...about,
    people,
    steps: inOrder(steps).map((step) => ({ ...step, expected: expected.get(step.id) ?? null })),
    edited: steps.find((step) => String(step.id) === url.searchParams.get('step')) ?? null,
  };
}
export type LoadedSteps = Awaited<ReturnType<typeof loadSteps>>;
export type ShownStep = LoadedSteps['steps'][number];

/** Parses one link per line; an error of a line is shown at the field. */
const links = z
  .string()
  .default('')
  .transform((written) =>
    written
      .split('\n')
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  )
  .superRefine((list, context) => {
    const wrong = stepContent.shape.links.safeParse(list).error?.issues[0];
    if (wrong) context.addIssue({ code: 'custom', message: wrong.message, params: { most: MAX_LINKS } });
  });
/** Browsers send a single checked checkbox as one value instead of a list. */
const numbers = z.preprocess(
  (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
  stepPlan.shape.dependsOn,
);
const { title, description, startsOn, dueOn, ownerId } = stepPlan.shape;
const form = z.object({
  squadId: id,
  stepId: id.optional(),
  version: z.int().positive().optional(),
  title,
  startsOn,
  dueOn,
  links,
  description: description.default(''),
  ownerId: ownerId.default(null),
  dependsOn: numbers,
  needsApproval: z.stringbool().default(false),
});
const seen = z.object({ id, version: z.int().positive() });
const here = (toast: string) => (_: unknown, ctx: RequestContext<'company'>) => ({
  to: ctx.url.pathname,
  toast,
});
const move = { schema: seen, input: (value: z.output<typeof seen>) => value, next: here('saved') };

export const stepActions = actions('company', {
  save: formHandler<'company', typeof form>(form, async (given, ctx, key) => {
    await ctx.app.perform(saveStep, { ...given, stepId: given.stepId ?? null }, { ...ctx, key });
    return { to: ctx.url.pathname, toast: 'saved' };
  }),
  begin: command(beginStep, move),
  submit: command(submitStep, move),
  finish: command(finishStep, move),
  skip: command(skipStep, {
    schema: seen.extend({ comment: skipStep.input.shape.comment }),
    input: (value) => value,
    next: here('saved'),
  }),
  remove: formHandler<'company', typeof seen>(seen, async ({ id: stepId }, ctx) => {
    await ctx.app.remove(squadSteps, stepId, ctx);
    return { to: ctx.url.pathname, toast: 'saved' };
  }),
});
