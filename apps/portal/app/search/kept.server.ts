import { businessDate } from '@elenco/brazil';
import {
  createList,
  creatorKeyOf,
  favorites,
  isContactDue,
  type ListStage,
  list,
  listMembers,
  lists,
} from '@elenco/core/discovery';
import { companies } from '@elenco/core/people';
import { planHas } from '@elenco/core/platform';
import { z } from 'zod';
import { actions, command } from '../adapters/form.server';
import type { RequestContext } from '../adapters/requestContext.server';
import { listActionHandlers, loadListActions } from './listActions.server';
import { listAt } from './paths';
import { seenOf } from './seen';

/** Loads the company's lists with their counts; null for staff. */
export async function loadLists({ app, actor, now }: RequestContext<'company'>) {
  if (actor.role !== 'company') return null;
  const [rows, members] = await Promise.all([
    app.see(lists, actor, {}, { by: 'name' }),
    app.pick(listMembers, actor, ['listId', 'stage', 'nextContactOn'], {}),
  ]);
  const today = businessDate(now);
  return {
    key: crypto.randomUUID(),
    lists: rows.map(({ id, name, note, createdAt }) => {
      const own = members.filter(({ listId }) => listId === id);
      const at = (stage: ListStage) => own.filter((member) => member.stage === stage).length;
      return {
        id,
        name,
        note,
        createdAt,
        count: own.length,
        negotiating: at('negotiating'),
        won: at('won'),
        due: own.filter((member) => isContactDue(member, today)).length,
      };
    }),
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

/** Loads the company's favorites, newest first, and counts those who are suspended, hidden or deleted. */
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
