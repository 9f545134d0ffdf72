import {
  markSearchSeen,
  newSince,
  readQuery,
  type SavedSearch,
  savedSearch,
  savedSearches,
} from '@elenco/core/discovery';
import { id, users } from '@elenco/core/people';
import { z } from 'zod';
import { actions, formHandler } from '../adapters/form.server';
import type { RequestContext } from '../adapters/requestContext.server';
import { samePage } from './listActions.server';
import { searchPath } from './paths';

/** Number of searches that are counted concurrently. */
const AT_ONCE = 4;

/** Loads the company's saved searches, each with its current total and the user who is notified. */
export async function loadSaved(ctx: RequestContext<'company'>) {
  const { app, actor, now } = ctx;
  if (actor.role !== 'company') return null;
  const rows = await app.see(savedSearches, actor, {}, { by: 'name' });
  const [keepers, fresh] = await Promise.all([
    app.pick(users, actor, ['id', 'name'], { id: rows.map((row) => row.createdById) }),
    app.party.newMatches(actor, rows, now),
  ]);
  const counted: Awaited<ReturnType<typeof countNow>>[] = [];
  for (let at = 0; at < rows.length; at += AT_ONCE)
    counted.push(...(await Promise.all(rows.slice(at, at + AT_ONCE).map((row) => countNow(row, ctx)))));
  return rows.map(({ createdById, ...row }, n) => ({
    ...row,
    total: counted[n]!.total,
    fresh: fresh.get(row.id) ?? 0,
    since: newSince(row, now),
    own: createdById === actor.userId,
    keeper: keepers.find((one) => one.id === createdById)?.name ?? null,
  }));
}

/** Returns the number of creators that the search finds now, as shown when it is opened. */
const countNow = (search: Pick<SavedSearch, 'query'>, { app, actor, now }: RequestContext<'company'>) =>
  app.search.find(actor, readQuery(new URLSearchParams(search.query)).query, {
    limit: 1,
    facets: false,
    now,
  });

export type Saved = NonNullable<Awaited<ReturnType<typeof loadSaved>>>[number];

const only = z.object({ id });
const version = z.int().positive();
const renameForm = z.object({ id, version, searchName: savedSearch.shape.name });
/** Schema without a version, so that the last of two concurrent changes is kept. */
const notifyForm = z.object({ id, notify: z.stringbool() });

export const savedActions = actions('company', {
  /** Records the visit, and redirects to the search. */
  open: formHandler<'company', typeof only>(only, async ({ id: opened }, ctx) => {
    const { app, actor } = ctx;
    const search = await app.get(savedSearches, actor, opened);
    const { total, partial } = await countNow(search, ctx);
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
