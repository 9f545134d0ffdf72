import { z } from 'zod';
import { accept, insert, Problem, refuse, remove, update } from '../../kit';
import {
  count,
  defineCommand,
  id,
  type MailLink,
  mailLinks,
  ofCompany,
  tokenHash,
  userIdOf,
  users,
} from '../../people';
import { type ProfileRef, profileKey, profileRef } from '../search';
import { listActivities, trackedBefore } from './activity';
import { ownCompany } from './company';
import { creatorKeyOf, creatorRefOf, knownOf, profileName, refsOf, unknownAmong } from './creatorRef';
import { favorites } from './favorite';
import { MAX_AT_ONCE, MAX_FAVORITES, MAX_LIST_MEMBERS, MAX_LISTS, MAX_SAVED_SEARCHES } from './limits';
import { list, listMember, listMembers, lists } from './list';
import { savedSearch, savedSearches, searchAddress } from './savedSearch';
import { trackedFields, untracked } from './tracking';

/**
 * Adds creators at the end of a list. Creators who were on the list before get back their note, stage,
 * responsible colleague, labels and days, and their position if it is free. Creators already on the list are
 * not changed; `added` is the number of new ones. Refuses with `too_many_in_list`, and `unknown_creator` at
 * `/keys/n`.
 */
export const addToList = defineCommand({
  name: 'list-members.add',
  rest: 'Adds creators to lists',
  input: z.strictObject({
    listId: id,
    keys: z.array(profileName).min(1, 'at_least_one').max(MAX_AT_ONCE, 'too_many'),
    note: listMember.shape.note.default(''),
    place: count.optional(),
  }),
  async load(find, { listId, keys }) {
    // Locks the list, so that concurrent additions are counted one after the other.
    const list = await find.forUpdate(lists, listId, ofCompany);
    const refs = refsOf(keys);
    const numbers = (kind: ProfileRef['kind']) =>
      refs.filter((ref) => ref.kind === kind).map((ref) => ref.id);
    const [creatorId, externalId] = [numbers('member'), numbers('external')];
    const of = { listId: list.id };
    return {
      list,
      members: await find.lockMany(listMembers, of),
      known: await knownOf(find, refs),
      history: [
        ...(creatorId.length > 0
          ? await find.many(listActivities, { ...of, creatorId, kind: [...trackedFields] })
          : []),
        ...(externalId.length > 0
          ? await find.many(listActivities, { ...of, externalId, kind: [...trackedFields] })
          : []),
      ],
    };
  },
  decide({ rows: { list, members, known, history }, input: { keys, note, place }, actor }) {
    const there = new Set(members.map(creatorKeyOf));
    const fresh = refsOf(keys.filter((key) => !there.has(key)));
    const unknown = unknownAmong(keys, new Set([...known, ...there]));
    if (unknown.length > 0) return { refused: unknown };
    if (members.length + fresh.length > MAX_LIST_MEMBERS) {
      return refuse('too_many_in_list', '', { most: MAX_LIST_MEMBERS });
    }
    const free = place !== undefined && members.every((member) => member.place !== place);
    const last = Math.max(0, ...members.map(({ place }) => place));
    const { id: listId, companyId } = list;
    const addedById = userIdOf(actor) ?? 0;
    const changes = fresh.map((ref, n) =>
      insert(listMembers, {
        listId,
        companyId,
        ...creatorRefOf(ref),
        note,
        place: free && n === 0 ? place : last + n + 1,
        addedById,
        ...trackedBefore(history.filter((one) => creatorKeyOf(one) === profileKey(ref))),
      }),
    );
    return accept(changes, { id: listId, added: changes.length });
  },
});

export { trackMembers } from './trackMembers';

const { name: createListName, note } = list.shape;

/**
 * Creates a list of a company, optionally with creators. Refuses with `too_many_lists`, and `unknown_creator`
 * at `/keys/n`.
 */
export const createList = defineCommand({
  name: 'lists.create',
  rest: 'Creates a list of creators',
  input: z.strictObject({
    name: createListName,
    note: note.default(''),
    keys: z.array(profileName).max(MAX_AT_ONCE, 'too_many').default([]),
  }),
  async load(find, { keys }, { actor }) {
    const company = await ownCompany(find, actor);
    return {
      company,
      others: await find.lockMany(lists, { companyId: company.id }),
      known: await knownOf(find, refsOf(keys)),
      ids: await find.ids(lists, 1),
    };
  },
  decide({ rows: { company, others, known, ids }, input: { keys, ...given }, actor }) {
    if (others.length >= MAX_LISTS) return refuse('too_many_lists', '', { most: MAX_LISTS });
    const unknown = unknownAmong(keys, known);
    if (unknown.length > 0) return { refused: unknown };
    const id = ids[0]!;
    const about = { companyId: company.id };
    const by = userIdOf(actor) ?? 0;
    const members = refsOf(keys).map((ref, n) =>
      insert(listMembers, {
        ...about,
        ...creatorRefOf(ref),
        listId: id,
        note: '',
        place: n + 1,
        addedById: by,
        ...untracked,
      }),
    );
    return accept([insert(lists, { ...about, ...given, id, createdById: by }), ...members], { id });
  },
});

/** Marks the current results of a saved search as seen. Creators who match later count as new. */
export const markSearchSeen = defineCommand({
  name: 'saved-searches.markSeen',
  rest: 'Marks the new results of a saved search as seen',
  input: z.strictObject({ id, totalSeen: count }),
  load: (find, input) => find.forUpdate(savedSearches, input.id, ofCompany),
  decide: ({ rows: search, input: { totalSeen }, now }) =>
    accept([update(savedSearches, search.id, { lookedAt: now, totalSeen })], { id: search.id }),
});

/**
 * Moves a creator on a list before the previous creator or behind the next one. Has no effect at the ends of
 * the list. Afterward, the positions are 1, 2, 3 …
 */
export const placeMember = defineCommand({
  name: 'list-members.place',
  rest: 'Moves a creator to another position of a list',
  input: z.strictObject({ id, to: z.enum(['before', 'behind']) }),
  async load(find, input) {
    const member = await find.forUpdate(listMembers, input.id, ofCompany);
    await find.forUpdate(lists, member.listId, ofCompany);
    return { member, all: await find.lockMany(listMembers, { listId: member.listId }) };
  },
  decide({ rows: { member, all }, input }) {
    const order = [...all].sort((a, b) => a.place - b.place || a.id - b.id);
    const from = order.findIndex(({ id }) => id === member.id);
    const to = Math.min(order.length - 1, Math.max(0, from + (input.to === 'before' ? -1 : 1)));
    order.splice(to, 0, ...order.splice(from, 1));
    const moved = order.flatMap((one, n) =>
      one.place === n + 1 ? [] : [update(listMembers, one.id, { place: n + 1 })],
    );
    return accept(moved, { id: member.id, listId: member.listId });
  },
});

const { name: saveSearchName, notify } = savedSearch.shape;

/** Saves a search under a name. Refuses with `too_many_saved_searches`. */
export const saveSearch = defineCommand({
  name: 'saved-searches.save',
  rest: 'Saves a search under a name',
  input: z.strictObject({
    name: saveSearchName,
    query: searchAddress,
    notify: notify.default(false),
    /** Number of current results. */
    totalSeen: count.default(0),
  }),
  async load(find, _input, { actor }) {
    const company = await ownCompany(find, actor);
    return {
      company,
      others: await find.lockMany(savedSearches, { companyId: company.id }),
      ids: await find.ids(savedSearches, 1),
    };
  },
  decide({ rows: { company, others, ids }, input, actor, now }) {
    if (others.length >= MAX_SAVED_SEARCHES) {
      return refuse('too_many_saved_searches', '', { most: MAX_SAVED_SEARCHES });
    }
    const id = ids[0]!;
    const by = { companyId: company.id, createdById: userIdOf(actor) ?? 0, lookedAt: now };
    return accept([insert(savedSearches, { ...input, ...by, id })], { id });
  },
});

/**
 * Adds or removes a favorite of the company. A repeated call has no further effect. Refuses with
 * `too_many_favorites`, and `unknown_creator` at `/key`.
 */
export const setFavorite = defineCommand({
  name: 'favorites.set',
  rest: 'Adds a creator to the company’s favorites, or removes one',
  input: z.strictObject({ key: profileName, on: z.boolean() }),
  async load(find, { key }, { actor }) {
    const company = await ownCompany(find, actor);
    return {
      company,
      all: await find.lockMany(favorites, { companyId: company.id }),
      known: await knownOf(find, refsOf([key])),
    };
  },
  decide({ rows: { company, all, known }, input: { key, on }, actor }) {
    const there = all.find((one) => creatorKeyOf(one) === key);
    const reply: { key: string; on: boolean } = { key, on };
    if (!on) return accept(there ? [remove(favorites, there.id)] : [], reply);
    if (there) return accept([], reply);
    const ref = profileRef(key);
    if (!ref || !known.has(key)) return refuse('unknown_creator', '/key');
    if (all.length >= MAX_FAVORITES) return refuse('too_many_favorites', '', { most: MAX_FAVORITES });
    const row = { companyId: company.id, ...creatorRefOf(ref), addedById: userIdOf(actor) ?? 0 };
    return accept([insert(favorites, row)], reply);
  },
});

/**
 * True if an unsubscribe link is valid. It can be used repeatedly, but is invalidated when the user changes
 * the e-mail address.
 */
const stillStops = ({ usedAt, expiresAt }: MailLink, now: string): boolean =>
  usedAt === null && now < expiresAt;

/**
 * Turns off the notices of new matches for one saved search of the user, or for all of them. `tokenHash`
 * identifies the unsubscribe link in an e-mail. Does not affect searches of other users, or of a company that
 * the user has left. Returns the searches whose notices were on.
 * @throws Problem `not_found` for a link that is unknown or too old
 */
export const stopSearchNotifications = defineCommand({
  name: 'saved-searches.stopNews',
  input: z.strictObject({ tokenHash, searchId: id.nullable().default(null) }),
  async load(find, { tokenHash: hash }, { now }) {
    const [link] = await find.many(mailLinks, { tokenHash: hash, purpose: 'news' });
    if (!link || !stillStops(link, now)) throw new Problem('not_found');
    const [person] = await find.many(users, { id: link.userId });
    // Searches belong to the company, so former members have no searches.
    if (!person?.companyId) return [];
    return find.lockMany(savedSearches, {
      createdById: person.id,
      companyId: person.companyId,
      notify: true,
    });
  },
  decide({ rows: notifying, input: { searchId } }) {
    const unwanted = notifying.filter((search) => searchId === null || search.id === searchId);
    return accept(
      unwanted.map((search) => update(savedSearches, search.id, { notify: false })),
      { notifying: notifying.map(({ id: number, name }) => ({ id: number, name })) },
    );
  },
});

/**
 * Removes creators from a list, and ignores those who are not on it. `removed` is the number of removed
 * creators.
 */
export const removeFromList = defineCommand({
  name: 'list-members.take',
  rest: 'Removes creators from a list',
  input: z.strictObject({
    listId: id,
    keys: z.array(profileName).min(1, 'at_least_one').max(MAX_AT_ONCE, 'too_many'),
  }),
  async load(find, { listId }) {
    const list = await find.forUpdate(lists, listId, ofCompany);
    return { list, members: await find.lockMany(listMembers, { listId: list.id }) };
  },
  decide({ rows: { list, members }, input: { keys } }) {
    const gone = members.filter((member) => keys.includes(creatorKeyOf(member)));
    return accept(
      gone.map(({ id }) => remove(listMembers, id)),
      { id: list.id, removed: gone.length },
    );
  },
});
