import { businessDate } from '@elenco/core/brazil';
import {
  type Briefing,
  briefings,
  firstInvalidStep,
  type OldStep as Step,
  stepErrors,
  steps,
} from '@elenco/core/briefing';
import { Problem } from '@elenco/core/kit';
import { redirect } from '@remix-run/node';
import type { z } from 'zod';
import { actions, formHandler, place } from '../adapters/form.server';
import { idIn, type RequestContext } from '../adapters/requestContext.server';
import { draftSchemas } from './drafts';
import { companyOf, monthLimit } from './limit.server';
import { wishesOf } from './wishes.server';

const home = '/dashboard/client/briefings';
const addressOf = (id: number, step: Step) => `${home}/${id}/${step}`;

/** The draft that the address names. A briefing that was sent has left the wizard: its page takes over. */
async function draftIn(ctx: RequestContext<'client'>): Promise<Briefing> {
  const row = await ctx.app.get(briefings, ctx.actor, idIn(ctx));
  if (row.status !== 'draft') throw redirect(`/dashboard/client/briefing/${row.id}`);
  return row;
}

/** A step's page; who tries to pass an unfinished step is led back to it. */
export async function loadStep(ctx: RequestContext<'client'>, step: Step) {
  const row = ctx.params.id === undefined ? null : await draftIn(ctx);
  const reached = (row && firstInvalidStep(row, businessDate(ctx.now))) ?? (row ? 'review' : 'create');
  const last = steps.indexOf(reached);
  if (row && steps.indexOf(step) > last) throw redirect(addressOf(row.id, reached));
  return {
    step,
    row,
    steps: steps.map((key, n) => ({
      key,
      state: key === step ? ('now' as const) : n < last ? ('done' as const) : ('next' as const),
      to: row && n <= last ? addressOf(row.id, key) : undefined,
    })),
    sentBack: row?.submittedAt ? await sentBackFor(ctx, row.id) : undefined,
  };
}

/** The first step also shows whom the brand has in mind, and what its plan lets it send. */
export async function loadCreate(ctx: RequestContext<'client'>) {
  const wizard = await loadStep(ctx, 'create');
  const { row } = wizard;
  const company = await companyOf(ctx);
  return { ...wizard, wishes: await wishesOf(ctx, row), month: await monthLimit(ctx, company, row) };
}

/** Most brands write about themselves: what the company is called stands there until something else does. */
export async function loadBrand(ctx: RequestContext<'client'>) {
  const wizard = await loadStep(ctx, 'brand');
  const company = wizard.row?.brand ? null : await companyOf(ctx);
  return { ...wizard, tradeName: company?.tradeName ?? '' };
}

/** The newest reason why staff gave a briefing back. */
async function sentBackFor(
  { app, actor }: RequestContext<'client'>,
  id: number,
): Promise<string | undefined> {
  const history = await app.history(briefings, actor, id);
  return history.findLast((one) => one.move === 'sendBack')?.comment ?? undefined;
}

/** Where an address without a draft leads: to the one last worked on, else to the beginning. */
export async function latestDraft({ app, actor }: RequestContext<'client'>, step: Step): Promise<Response> {
  const newest = { by: 'updatedAt', down: true, limit: 1 };
  const [row] = await app.see(briefings, actor, { status: 'draft', kind: 'creator' }, newest);
  return redirect(row ? addressOf(row.id, step) : `${home}/create`);
}

/** Saves what was typed; gives the draft's id, a new one at the first step. */
async function save(ctx: RequestContext<'client'>, value: object): Promise<number> {
  if (ctx.params.id === undefined) return (await ctx.app.create(briefings, value, ctx)).id;
  const id = idIn(ctx);
  await ctx.app.update(briefings, { id, ...value }, ctx);
  return id;
}

/**
 * A step is saved whichever way it is left; only going on asks for all of it. `leave` is for those who go
 * elsewhere with unsaved text.
 */
export function stepActions(step: Exclude<Step, 'review'>) {
  const schema: z.ZodObject = draftSchemas[step];
  const at = steps.indexOf(step);
  return actions('client', {
    continue: formHandler<'client', z.ZodObject>(schema, async ({ version, ...value }, ctx) => {
      if (ctx.params.id !== undefined) {
        const wrong = stepErrors(step, { ...(await draftIn(ctx)), ...value }, businessDate(ctx.now));
        if (wrong.length > 0) throw new Problem('invalid', wrong);
      }
      const id = await save(ctx, versioned(value, version));
      return { to: addressOf(id, steps[at + 1] ?? 'review') };
    }),
    back: formHandler<'client', z.ZodObject>(schema, async ({ version, ...value }, ctx) => {
      const id = await save(ctx, versioned(value, version));
      return { to: addressOf(id, steps[at - 1] ?? 'create') };
    }),
    leave: formHandler<'client', z.ZodObject>(
      schema.extend({ to: place }),
      async ({ version, to, ...value }, ctx) => {
        await save(ctx, versioned(value, version));
        return { to: String(to), toast: 'draftSaved' };
      },
    ),
  });
}

const versioned = (value: object, version: unknown) =>
  version === undefined ? value : { ...value, version };
