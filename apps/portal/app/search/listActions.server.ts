import {
  addToList,
  createList,
  creatorKeyOf,
  favorites,
  listMember,
  listMembers,
  lists,
  MAX_AT_ONCE,
  MAX_COMPARED,
  MAX_LIST_MEMBERS,
  removeFromList,
  setFavorite,
} from '@elenco/core/discovery';
import { briefings, nameCreators } from '@elenco/core/hiring';
import { Problem } from '@elenco/core/kit';
import { id, line } from '@elenco/core/people';
import { z } from 'zod';
import { formHandler } from '../adapters/form.server';
import type { RequestContext } from '../adapters/requestContext.server';
import { invite } from './invite.server';
import { membersAmong } from './membersAmong.server';
import { compareAt, inviteAt, searchIn } from './paths';

/** Loads the lists and projects to which creators can be added; null for staff, who have none. */
export async function loadListActions({ app, actor }: RequestContext<'company'>) {
  if (actor.role !== 'company') return null;
  const [kept, projects, loved] = await Promise.all([
    app.pick(lists, actor, ['id', 'name'], {}, { by: 'name' }),
    app.pick(
      briefings,
      actor,
      ['id', 'title', 'status'],
      { status: ['curation', 'selection'] },
      { by: 'createdAt', down: true, limit: 50 },
    ),
    app.see(favorites, actor, {}),
  ]);
  return {
    lists: kept,
    projects: projects.map(({ id, title, status }) => ({ id, title, inSelection: status === 'selection' })),
    favorites: loved.map(creatorKeyOf),
  };
}
export type ListActions = Awaited<ReturnType<typeof loadListActions>>;

/** Returns the page that sent the form, with its filters. */
export const samePage = ({ url }: Pick<RequestContext, 'url'>) => `${url.pathname}${url.search}`;

/**
 * Schema of the selected creators. Each creator is kept once, since a checkbox and the action bar may both
 * send the same key.
 */
const keys = z.array(z.string().max(12)).overwrite((all) => [...new Set(all)]);
const some = keys.min(1, 'nobody_chosen');
const who = some.max(MAX_AT_ONCE, 'too_many').prefault([]);

const compareForm = z.object({
  who: keys.min(2, 'two_to_five').max(MAX_COMPARED, 'two_to_five').prefault([]),
});
const listForm = z.object({ who, listId: id.optional(), listName: line(80).optional() });
const toInviteForm = z.object({ who });
const nameListForm = z.object({ who: some.max(MAX_LIST_MEMBERS, 'too_many'), briefingId: id });
const favoriteForm = z.object({ profile: z.string().max(12), on: z.stringbool() });
const takeForm = z.object({ listId: id, who });
const { note, place } = listMember.shape;
const putBackForm = z.object({ listId: id, who, note: note.default(''), place });

/**
 * Form handlers of pages with creators: compare, add to a list, add to a project. Each redirects to the same
 * page.
 */
export const listActionHandlers = {
  compare: formHandler<'company', typeof compareForm>(compareForm, async ({ who: keys }, { url }) => ({
    to: compareAt(keys, searchIn(url)),
  })),

  /** Adds creators to a list; if a name is entered, to a new list. */
  toList: formHandler<'company', typeof listForm>(listForm, async (value, ctx, key) => {
    const { who: keys, listId, listName: name } = value;
    if (name === undefined && listId === undefined) {
      throw new Problem('refused', [{ pointer: '/listId', code: 'name_or_list' }]);
    }
    if (name !== undefined) await ctx.app.perform(createList, { name, keys }, { ...ctx, key });
    else await ctx.app.perform(addToList, { listId, keys }, { ...ctx, key });
    return { to: samePage(ctx), toast: name === undefined ? 'addedToList' : 'listCreatedWith' };
  }),

  invite,

  /** Redirects to the invite page. */
  toInvite: formHandler<'company', typeof toInviteForm>(toInviteForm, async ({ who: keys }, { url }) => ({
    to: inviteAt(keys, searchIn(url)),
  })),

  favorite: formHandler<'company', typeof favoriteForm>(favoriteForm, async ({ profile, on }, ctx) => {
    await ctx.app.perform(setFavorite, { key: profile, on }, ctx);
    return { to: samePage(ctx), toast: on ? 'favoriteOn' : 'favoriteOff' };
  }),

  take: formHandler<'company', typeof takeForm>(takeForm, async ({ listId, who: keys }, ctx) => {
    const shown = await removalUndoData(listId, keys, ctx);
    await ctx.app.perform(removeFromList, { listId, keys }, ctx);
    return { to: samePage(ctx), ...(shown ? { shown } : { toast: 'takenFromList' }) };
  }),

  putBack: formHandler<'company', typeof putBackForm>(putBackForm, async ({ who: keys, ...given }, ctx) => {
    await ctx.app.perform(addToList, { keys, ...given }, ctx);
    return { to: samePage(ctx), toast: 'putBackInList' };
  }),
};

/** Returns the data that undoes a removal, since a removed creator's note is stored nowhere else. */
async function removalUndoData(
  listId: number,
  [key, ...more]: readonly string[],
  { app, actor }: RequestContext<'company'>,
) {
  if (key === undefined || more.length > 0) return undefined;
  const members = await app.see(listMembers, actor, { listId });
  const member = members.find((one) => creatorKeyOf(one) === key);
  const [profile] = await app.search.profilesOfKeys(actor, [key]);
  if (!member || !profile) return undefined;
  return { who: key, name: profile.name, note: member.note, place: String(member.place) };
}

/**
 * Adds a whole list to a project in batches. Creators already in the project do not change, so a second
 * submission continues after a refused batch.
 */
export const nameList = formHandler<'company', typeof nameListForm>(nameListForm, async (value, ctx) => {
  const creatorIds = await membersAmong(value.who, ctx);
  for (let from = 0; from < creatorIds.length; from += MAX_AT_ONCE) {
    const part = creatorIds.slice(from, from + MAX_AT_ONCE);
    const { briefingId } = value;
    await ctx.app.perform(nameCreators, { briefingId, creatorIds: part }, ctx);
  }
  return { to: samePage(ctx), toast: 'creatorsNamed' };
});
