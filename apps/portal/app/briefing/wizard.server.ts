import { businessDate } from '@elenco/core/brazil';
import {
  type Briefing,
  briefings,
  firstInvalidStep,
  type Step,
  stepErrors,
  steps,
} from '@elenco/core/briefing';
import { Problem } from '@elenco/core/kit';
import { redirect } from '@remix-run/node';
import type { z } from 'zod';
import { actions, place, sending } from '../adapters/form.server';
import { page } from '../adapters/page.server';
import { idIn, type Visit } from '../adapters/visit.server';
import { draftSchemas } from './drafts';
import { companyOf, monthLimit } from './limit.server';
import { wishesOf } from './wishes.server';

const home = '/dashboard/client/briefings';
export const addressOf = (id: number, step: Step) => `${home}/${id}/${step}`;

/** The draft that the address names. A briefing that was sent has left the wizard: its page takes over. */
export async function draftIn(visit: Visit<'client'>): Promise<Briefing> {
  const row = await visit.app.get(briefings, visit.actor, idIn(visit));
  if (row.status !== 'draft') throw redirect(`/dashboard/client/briefing/${row.id}`);
  return row;
}

/** A step's page; who tries to pass an unfinished step is led back to it. */
export async function loadStep(visit: Visit<'client'>, step: Step) {
  const row = visit.params.id === undefined ? null : await draftIn(visit);
  const reached = (row && firstInvalidStep(row, businessDate(visit.now))) ?? (row ? 'review' : 'create');
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
    sentBack: row?.submittedAt ? await sentBackFor(visit, row.id) : undefined,
  };
}

/** The first step also shows whom the brand has in mind, and what its plan lets it send. */
export const createPage = page('client', async (visit) => {
  const wizard = await loadStep(visit, 'create');
  const { row } = wizard;
  const company = await companyOf(visit);
  return { ...wizard, wishes: await wishesOf(visit, row), month: await monthLimit(visit, company, row) };
});

/** Most brands write about themselves: what the company is called stands there until something else does. */
export const brandPage = page('client', async (visit) => {
  const wizard = await loadStep(visit, 'brand');
  const company = wizard.row?.brand ? null : await companyOf(visit);
  return { ...wizard, tradeName: company?.tradeName ?? '' };
});

export const stepPage = (step: Step) => page('client', (visit) => loadStep(visit, step));

/** The newest reason why staff gave a briefing back. */
export async function sentBackFor({ app, actor }: Visit<'client'>, id: number): Promise<string | undefined> {
  const history = await app.history(briefings, actor, id);
  return history.findLast((one) => one.move === 'sendBack')?.comment ?? undefined;
}

/** An address without a draft leads to the one last worked on, else to the beginning. */
export const latestDraft = (step: Step) =>
  page('client', async ({ app, actor }): Promise<never> => {
    const newest = { by: 'updatedAt', down: true, limit: 1 };
    const [row] = await app.see(briefings, actor, { status: 'draft', kind: 'creator' }, newest);
    throw redirect(row ? addressOf(row.id, step) : `${home}/create`);
  });

/** Saves what was typed; gives the draft's id, a new one at the first step. */
async function save(visit: Visit<'client'>, value: object): Promise<number> {
  if (visit.params.id === undefined) return (await visit.app.create(briefings, value, visit)).id;
  const id = idIn(visit);
  await visit.app.update(briefings, { id, ...value }, visit);
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
    continue: sending<'client', z.ZodObject>(schema, async ({ version, ...value }, visit) => {
      if (visit.params.id !== undefined) {
        const wrong = stepErrors(step, { ...(await draftIn(visit)), ...value }, businessDate(visit.now));
        if (wrong.length > 0) throw new Problem('invalid', wrong);
      }
      const id = await save(visit, versioned(value, version));
      return { to: addressOf(id, steps[at + 1] ?? 'review') };
    }),
    back: sending<'client', z.ZodObject>(schema, async ({ version, ...value }, visit) => {
      const id = await save(visit, versioned(value, version));
      return { to: addressOf(id, steps[at - 1] ?? 'create') };
    }),
    leave: sending<'client', z.ZodObject>(
      schema.extend({ to: place }),
      async ({ version, to, ...value }, visit) => {
        await save(visit, versioned(value, version));
        return { to: String(to), toast: 'draftSaved' };
      },
    ),
  });
}

const versioned = (value: object, version: unknown) =>
  version === undefined ? value : { ...value, version };
