import { businessDate } from '@elenco/brazil';
import {
  creatorKeyOf,
  isContactDue,
  list,
  listActivities,
  listActivity,
  listMember,
  listMembers,
  lists,
  placeMember,
  profileRef,
  splitForGuests,
  trackMembers,
} from '@elenco/core/discovery';
import { companies, id } from '@elenco/core/people';
import { planHas } from '@elenco/core/platform';
import { z } from 'zod';
import { actions, command, formHandler, listed } from '../adapters/form.server';
import { idIn, type RequestContext } from '../adapters/requestContext.server';
import { listShareLinkHandlers } from '../shareLinks/actions.server';
import { loadShareLinks } from '../shareLinks/load.server';
import { beginHandler } from '../squad/plan.server';
import { loadNames } from '../squadPlan/squad.server';
import { loadInvolvements } from './involvements.server';
import { listActionHandlers, loadListActions, nameList, samePage } from './listActions.server';
import {
  isFiltered,
  listFacets,
  listFilterIn,
  listSortIn,
  NO_OWNER,
  OPEN,
  passesFilter,
  sortMembers,
} from './listFilter';
import { searchPath } from './paths';
import { seenOf } from './seen';

/** Maximum number of history entries on the page. */
const HISTORY = 100;

/** Loads a list with its creators in order, and counts those who are suspended, hidden or deleted. */
export async function loadList(ctx: RequestContext<'company'>) {
  const listId = idIn(ctx);
  const [{ all, ...data }, guests, open] = await Promise.all([
    loadListOf(ctx, listId),
    loadShareLinks(ctx, { listId }),
    loadHistory(ctx, listId),
  ]);
  const creators = all.map(({ profile }) => profile);
  const ids = creators.flatMap(({ creatorId }) => creatorId ?? []);
  const [publicIds, involved] = await Promise.all([
    ctx.app.profiles.openAmong(ids),
    loadInvolvements(ctx, ids),
  ]);
  const { hidden } = splitForGuests(creators, publicIds);
  return { ...data, guests, hiddenFromGuests: hidden.map(({ name }) => name), involved, open };
}
export type ListData = Awaited<ReturnType<typeof loadList>>;

/** Loads the creators of a list that pass the filter in the query string, and the number of the others. */
export async function loadListOf(ctx: RequestContext<'company'>, listId: number) {
  const { app, actor, url, now } = ctx;
  const row = await app.get(lists, actor, listId);
  const all = await app.see(listMembers, actor, { listId: row.id }, { by: 'place' });
  const [profiles, listActions, company, people] = await Promise.all([
    app.search.profilesOfKeys(actor, all.map(creatorKeyOf)),
    loadListActions(ctx),
    actor.role === 'company' ? app.get(companies, actor, actor.companyId) : null,
    loadNames(ctx, row.companyId),
  ]);
  const today = businessDate(now);
  const members = all.flatMap((member) => {
    const profile = profiles.find(({ key }) => key === creatorKeyOf(member));
    const { id, version, note, stage, ownerId, labels, lastContactOn, nextContactOn } = member;
    const tracked = { stage, ownerId, labels, lastContactOn, nextContactOn };
    const due = isContactDue(tracked, today);
    return profile ? [{ id, version, note, ...tracked, due, profile: seenOf(profile) }] : [];
  });
  const filter = listFilterIn(url.searchParams);
  const sort = listSortIn(url.searchParams);
  return {
    title: row.name,
    key: crypto.randomUUID(),
    list: { id: row.id, version: row.version, name: row.name, note: row.note },
    all: members,
    members: sortMembers(members.filter(passesFilter(filter, today)), sort),
    sort,
    total: members.length,
    gone: all.length - members.length,
    filter,
    filtered: isFiltered(filter),
    facets: listFacets(members, filter, today),
    people,
    today,
    listActions,
    mayExport: company === null || planHas(company.plan, 'files'),
  };
}
export type ListMemberRow = Awaited<ReturnType<typeof loadListOf>>['members'][number];

/**
 * Loads notes and changes of the creator in the query string, newest first; null if the query string contains
 * no creator.
 */
async function loadHistory({ app, actor, url }: RequestContext<'company'>, listId: number) {
  const key = url.searchParams.get(OPEN);
  const ref = key === null ? null : profileRef(key);
  if (key === null || !ref) return null;
  const of = ref.kind === 'member' ? { creatorId: ref.id } : { externalId: ref.id };
  const newest = { by: 'id', down: true, limit: HISTORY } as const;
  const entries = await app.see(listActivities, actor, { listId, ...of }, newest);
  const own = 'userId' in actor ? actor.userId : null;
  return {
    key,
    entries: entries.map((entry) => ({
      id: entry.id,
      kind: entry.kind,
      value: entry.value,
      authorId: entry.authorId,
      createdAt: entry.createdAt,
      own: entry.kind === 'note' && entry.authorId === own,
    })),
  };
}
export type ListHistory = NonNullable<ListData['open']>;

/** Loads the notes on all creators of a list, oldest first, for files. */
export async function loadNotes({ app, actor }: RequestContext<'company'>, listId: number) {
  const notes = await app.see(listActivities, actor, { listId, kind: 'note' }, { by: 'id' });
  return notes.map((note) => ({ ...note, key: creatorKeyOf(note) }));
}

const version = z.int().positive();
const { name, note } = list.shape;
const rename = z.object({ id, version, name, note: note.default('') });
const only = z.object({ id });
const keys = listed(z.array(z.string().max(12))).prefault([]);
const { stage, ownerId, labels, lastContactOn, nextContactOn } = listMember.shape;

/** Parses labels separated by commas. */
const labelsText = z
  .string()
  .max(400, 'too_long')
  .default('')
  .transform((typed) =>
    typed
      .split(',')
      .map((label) => label.trim())
      .filter(Boolean),
  )
  .pipe(labels);

const trackForm = z.object({
  who: keys,
  version,
  stage,
  ownerId: ownerId.default(null),
  labels: labelsText,
  lastContactOn: lastContactOn.default(null),
  nextContactOn: nextContactOn.default(null),
  note: listActivity.shape.value.default(''),
});
/** Versions of the rows that the page shows, as `key:version`. */
const versions = listed(z.array(z.string().regex(/^x?\d+:\d+$/)))
  .prefault([])
  .transform((shown) =>
    Object.fromEntries(
      shown.map((one) => one.split(':') as [string, string]).map(([key, version]) => [key, Number(version)]),
    ),
  );
/** Changes of the selected creators; an empty field changes nothing. */
const pickedForm = z.object({
  who: keys,
  versions,
  toStage: stage.optional(),
  toOwner: z.union([z.literal(NO_OWNER), id]).optional(),
  addLabels: labelsText,
});
const sharedNoteForm = z.object({
  memberId: id,
  version,
  note: listMember.shape.note.default(''),
});

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
  track: command(trackMembers, {
    schema: trackForm,
    input: ({ who, ...value }, ctx) => ({ listId: idIn(ctx), keys: who, ...value }),
    next: (_, ctx) => ({ to: samePage(ctx), toast: 'saved' }),
  }),
  stage: command(trackMembers, {
    schema: z.object({ who: keys, stage }),
    input: ({ who, stage: to }, ctx) => ({ listId: idIn(ctx), keys: who, stage: to }),
    next: (_, ctx) => ({ to: samePage(ctx), toast: 'stageChanged' }),
  }),
  trackPicked: command(trackMembers, {
    schema: pickedForm,
    input: ({ who, versions, toStage, toOwner, addLabels }, ctx) => ({
      listId: idIn(ctx),
      keys: who,
      ...(toStage && { stage: toStage }),
      ...(toOwner !== undefined && { ownerId: toOwner === NO_OWNER ? null : toOwner }),
      ...(addLabels.length > 0 && { addLabels }),
      versions: Object.fromEntries(Object.entries(versions).filter(([key]) => who.includes(key))),
    }),
    next: ({ changed }, ctx) => ({
      to: samePage(ctx),
      toast: changed === 0 ? 'nothingChanged' : 'creatorsChanged',
    }),
  }),
  deleteNote: formHandler<'company', typeof only>(only, async ({ id: gone }, ctx) => {
    await ctx.app.remove(listActivities, gone, ctx);
    return { to: samePage(ctx), toast: 'noteDeleted' };
  }),
  note: formHandler<'company', typeof sharedNoteForm>(sharedNoteForm, async ({ memberId, ...value }, ctx) => {
    await ctx.app.update(listMembers, { id: memberId, ...value }, ctx);
    return { to: samePage(ctx), toast: 'saved' };
  }),
  place: command(placeMember, {
    schema: z.object({ id, to: z.enum(['before', 'behind']) }),
    input: (value) => value,
    next: (_, ctx) => ({ to: samePage(ctx) }),
  }),
});
