import { markSearchSeen, readQuery, savedSearch, savedSearches } from '@elenco/core/discovery';
import { id, users } from '@elenco/core/people';
import { z } from 'zod';
import { actions, formHandler } from '../adapters/form.server';
import type { RequestContext } from '../adapters/requestContext.server';
import { samePage } from './listActions.server';
import { searchPath } from './paths';

/** Loads the company's saved searches, each with the user who is notified. */
export async function loadSaved({ app, actor }: RequestContext<'company'>) {
  if (actor.role !== 'company') return null;
  const rows = await app.see(savedSearches, actor, {}, { by: 'name' });
  const keepers = await app.pick(users, actor, ['id', 'name'], { id: rows.map((row) => row.createdById) });
  return rows.map(({ createdById, ...row }) => ({
    ...row,
    own: createdById === actor.userId,
    keeper: keepers.find((one) => one.id === createdById)?.name ?? null,
  }));
}
export type Saved = NonNullable<Awaited<ReturnType<typeof loadSaved>>>[number];

const only = z.object({ id });
const version = z.int().positive();
const renameForm = z.object({ id, version, searchName: savedSearch.shape.name });
/** Has no version, so that the last of two concurrent changes is kept. */
const notifyForm = z.object({ id, notify: z.stringbool() });

export const savedActions = actions('company', {
  /** Records the visit, and redirects to the search. */
  open: formHandler<'company', typeof only>(only, async ({ id: opened }, ctx) => {
    const { app, actor, now } = ctx;
    const search = await app.get(savedSearches, actor, opened);
    const { query } = readQuery(new URLSearchParams(search.query));
    const { total, partial } = await app.search.find(actor, query, { limit: 1, facets: false, now });
    // If results are incomplete, the missing creators would count as new the next time.
    if (!partial) await app.perform(markSearchSeen, { id: opened, totalSeen: total.value }, ctx);
    return { to: `${searchPath}?${search.query}` };
  }),
  rename: formHandler<'company', typeof renameForm>(renameForm, async ({ searchName, ...row }, ctx) => {
    await ctx.app.update(savedSearches, { ...row, name: searchName }, ctx);
    return { to: samePage(ctx), toast: 'saved' };
  }),
  notify: formHandler<'company', typeof notifyForm>(notifyForm, async (value, ctx) => {
    await ctx.app.update(savedSearches, value, ctx);
    return { to: samePage(ctx), toast: value.notify ? 'newsOn' : 'newsOff' };
  }),
  remove: formHandler<'company', typeof only>(only, async ({ id: gone }, ctx) => {
    await ctx.app.remove(savedSearches, gone, ctx);
    return { to: samePage(ctx), toast: 'searchDeleted' };
  }),
});
