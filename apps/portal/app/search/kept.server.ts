import {
  createList,
  creatorKeyOf,
  favorites,
  list,
  listMember,
  listMembers,
  lists,
  placeMember,
} from '@elenco/core/discovery';
import { companies, id } from '@elenco/core/people';
import { planHas } from '@elenco/core/platform';
import { z } from 'zod';
import { actions, command, formHandler } from '../adapters/form.server';
import { idIn, type RequestContext } from '../adapters/requestContext.server';
import { listShareLinkHandlers } from '../shareLinks/actions.server';
import { loadShareLinks } from '../shareLinks/load.server';
import { beginHandler } from '../squad/plan.server';
import { listActionHandlers, loadListActions, nameList, samePage } from './listActions.server';
import { listAt, searchPath } from './paths';
import { seenOf } from './seen';

/** Loads the company's lists with member counts; null for staff. */
export async function loadLists({ app, actor }: RequestContext<'company'>) {
  if (actor.role !== 'company') return null;
  const [rows, members] = await Promise.all([
    app.see(lists, actor, {}, { by: 'name' }),
    app.pick(listMembers, actor, ['listId'], {}),
  ]);
  const counts = new Map<number, number>();
  for (const { listId } of members) counts.set(listId, (counts.get(listId) ?? 0) + 1);
  return {
    key: crypto.randomUUID(),
    lists: rows.map(({ id, name, note, createdAt }) => ({
      id,
      name,
      note,
      createdAt,
      count: counts.get(id) ?? 0,
    })),
  };
}

const { name, note } = list.shape;

export const listsActions = actions('company', {
  create: command(createList, {
    schema: z.object({ name, note: note.default('') }),
    input: (value) => value,
    next: ({ id }) => ({ to: listAt(id), toast: 'listCreated' }),
  }),
});

/** Loads one list with its creators in order; counts creators who cannot be found any more. */
export const loadList = (ctx: RequestContext<'company'>) => loadListOf(ctx, idIn(ctx));

export async function loadListOf(ctx: RequestContext<'company'>, listId: number) {
  const { app, actor } = ctx;
  const row = await app.get(lists, actor, listId);
  const members = await app.see(listMembers, actor, { listId: row.id }, { by: 'place' });
  const [profiles, listActions, guests, company] = await Promise.all([
    app.search.profilesOfKeys(actor, members.map(creatorKeyOf)),
    loadListActions(ctx),
    loadShareLinks(ctx, { listId: row.id }),
    actor.role === 'company' ? app.get(companies, actor, actor.companyId) : null,
  ]);
  const shown = members.flatMap((member) => {
    const profile = profiles.find(({ key }) => key === creatorKeyOf(member));
    const { id, version, note } = member;
    return profile ? [{ id, version, note, profile: seenOf(profile) }] : [];
  });
  return {
    title: row.name,
    key: crypto.randomUUID(),
    list: { id: row.id, version: row.version, name: row.name, note: row.note },
    members: shown,
    gone: members.length - shown.length,
    listActions,
    guests,
    mayExport: company === null || planHas(company.plan, 'files'),
  };
}
export type ListData = Awaited<ReturnType<typeof loadList>>;

const version = z.int().positive();
const rename = z.object({ id, version, name, note: note.default('') });
const noteForm = z.object({ memberId: id, version, note: listMember.shape.note.default('') });
const only = z.object({ id });

export const listFormActions = actions('company', {
  ...listActionHandlers,
  nameList,
  begin: beginHandler,
  ...listShareLinkHandlers,
  rename: formHandler<'company', typeof rename>(rename, async (value, ctx) => {
    await ctx.app.update(lists, value, ctx);
    return { to: samePage(ctx), toast: 'saved' };
  }),
  remove: formHandler<'company', typeof only>(only, async ({ id: gone }, ctx) => {
    await ctx.app.remove(lists, gone, ctx);
    return { to: `${searchPath}/lists`, toast: 'listDeleted' };
  }),
  note: formHandler<'company', typeof noteForm>(noteForm, async ({ memberId, ...value }, ctx) => {
    await ctx.app.update(listMembers, { id: memberId, ...value }, ctx);
    return { to: samePage(ctx), toast: 'saved' };
  }),
  place: command(placeMember, {
    schema: z.object({ id, to: z.enum(['before', 'behind']) }),
    input: (value) => value,
    next: (_, ctx) => ({ to: samePage(ctx) }),
  }),
});

/** Loads the company's favourites, newest first; counts creators who cannot be found any more. */
export async function loadFavorites(ctx: RequestContext<'company'>) {
  const { app, actor } = ctx;
  if (actor.role !== 'company') return { rows: [], gone: 0, listActions: null, key: '', mayExport: false };
  const kept = await app.see(favorites, actor, {}, { by: 'createdAt', down: true });
  const [profiles, listActions, company] = await Promise.all([
    app.search.profilesOfKeys(actor, kept.map(creatorKeyOf)),
    loadListActions(ctx),
    app.get(companies, actor, actor.companyId),
  ]);
  return {
    rows: profiles.map(seenOf),
    gone: kept.length - profiles.length,
    listActions,
    key: crypto.randomUUID(),
    mayExport: planHas(company.plan, 'files'),
  };
}

export const favoritesActions = actions('company', listActionHandlers);
