import { randomUUID } from 'node:crypto';
import { businessDate } from '@elenco/brazil';
import { briefings, squad, squads } from '@elenco/core/hiring';
import { z } from 'zod';
import { actions, formHandler } from '../adapters/form.server';
import type { RequestContext } from '../adapters/requestContext.server';
import { squadAt } from './paths';
import { stillRunning } from './stillRunning';

const { title, description, budgetCents, startsOn, endsOn, listId } = squad.shape;

const plan = z.object({
  version: z.int().positive().optional(),
  title,
  description: description.default(''),
  budgetCents: budgetCents.default(null),
  startsOn: startsOn.default(null),
  endsOn: endsOn.default(null),
});
type Plan = z.output<typeof plan>;

const inOrder = ({ startsOn: from, endsOn: until }: Plan) => !from || !until || until >= from;

/** Schema of a squad's form; the squad must not end before it starts. */
export const withinDays = plan.refine(inOrder, { path: ['endsOn'], message: 'ends_before_start' });

const beginning = plan
  .extend({ silent: z.stringbool().default(false), listId: listId.default(null) })
  .refine(inOrder, { path: ['endsOn'], message: 'ends_before_start' });

/** Converts the form to the fields of the resource. */
export const planFields = ({ version, ...fields }: Plan) =>
  version === undefined ? fields : { ...fields, version };

/** Creates a squad and redirects to it. */
export const beginHandler = formHandler<'company', typeof beginning>(beginning, async (value, ctx, key) => {
  const { version: _, ...given } = value;
  const { id } = await ctx.app.create(squads, given, { ...ctx, key });
  return { to: squadAt(id), toast: 'squadBegun' };
});

export const squadsActions = actions('company', { begin: beginHandler });

/** Loads the brand's squads, newest first. */
export async function loadSquads({ app, actor, now }: RequestContext<'company'>) {
  const newest = { by: 'createdAt', down: true, limit: 200 };
  const all = await app.see(squads, actor, {}, newest);
  const projects = await app.pick(briefings, actor, ['id', 'squadId', 'status', 'startsOn', 'endsOn'], {
    squadId: all.map(({ id }) => id),
  });
  const today = businessDate(now);
  return {
    may: actor.role === 'company',
    squads: all.map((row) => {
      const own = projects.filter(({ squadId }) => squadId === row.id);
      return { ...row, runningProjects: stillRunning(row, own, today).length };
    }),
    key: randomUUID(),
  };
}
