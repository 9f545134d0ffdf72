import { describe, expect, it } from 'vitest';
import {
  aCompany,
  aCreator,
  accepted,
  aFavorite,
  aList,
  aListMember,
  aSavedSearch,
  brandOwner,
  curator,
  FIRST_NEW_ID,
  ids,
  inserted,
  NOW,
  otherBrand,
  patchOf,
  refusedWith,
  type Store,
  summarize,
  theCreator,
} from '../../testing';
import {
  addToList,
  createList,
  markSearchSeen,
  placeMember,
  removeFromList,
  saveSearch,
  setFavorite,
} from './commands';
import { splitForGuests } from './guestView';
import { MAX_FAVORITES, MAX_LIST_MEMBERS, MAX_LISTS, MAX_SAVED_SEARCHES } from './limits';
import { newSince, savedSearch } from './savedSearch';

const many = (count: number) => Array.from({ length: count }, (_, n) => n + 1);
const store: Store = {
  companies: [aCompany()],
  creators: [
    aCreator(),
    aCreator({ id: 22, name: 'Fábio Lins' }),
    aCreator({ id: 23, name: 'Olga', removedAt: NOW }),
  ],
  external_profiles: [{ id: 21 }],
  lists: [aList()],
  'list-members': [aListMember()],
};
const at = { actor: brandOwner, store };
const by = { companyId: ids.company, addedById: ids.brandUser };

describe('a list of creators', () => {
  it('starts with the given creators in their order', async () => {
    const { changes, reply } = await accepted(createList, { name: ' Verão ', keys: ['22', 'x21', '22'] }, at);
    expect(reply).toEqual({ id: FIRST_NEW_ID });
    expect(changes).toMatchObject([
      { resource: 'lists', row: { name: 'Verão', note: '', companyId: ids.company } },
      { row: { ...by, listId: FIRST_NEW_ID, creatorId: 22, externalId: null, place: 1 } },
      { row: { ...by, listId: FIRST_NEW_ID, creatorId: null, externalId: 21, place: 2 } },
    ]);
  });

  it('keeps the positions of its creators when others are added at the end', async () => {
    const { changes, reply } = await accepted(addToList, { listId: 301, keys: ['21', 'x21', '22'] }, at);
    expect(reply).toEqual({ id: 301, added: 2 });
    expect(changes).toMatchObject([
      { row: { creatorId: null, externalId: 21, place: 2 } },
      { row: { creatorId: 22, externalId: null, place: 3 } },
    ]);
  });

  it.each([
    ['at the former position', 4, 4],
    ['at the end, if another creator has the former position', 1, 2],
  ])('takes back a removed creator and the note %s', async (_, place, stands) => {
    const given = { listId: 301, keys: ['22'], note: 'Pediu prazo', place };
    const { changes } = await accepted(addToList, given, at);
    expect(changes).toMatchObject([{ row: { creatorId: 22, note: 'Pediu prazo', place: stands } }]);
  });

  it.each<[string, string[], string[]]>([
    ['no creator', [], ['at_least_one /keys']],
    ['an invalid key', ['21', 'y1'], ['unknown_creator /keys/1']],
    ['an unknown creator', ['21', '404'], ['unknown_creator /keys/1']],
    ['an unknown profile', ['x22'], ['unknown_creator /keys/0']],
    ['a creator whose profile was removed', ['23'], ['unknown_creator /keys/0']],
  ])('rejects adding %s', async (_, keys, why) => {
    expect(await refusedWith(addToList, { listId: 301, keys }, at)).toEqual(why);
  });

  it(`is limited to ${MAX_LIST_MEMBERS} creators`, async () => {
    const full = many(MAX_LIST_MEMBERS).map((n) => aListMember({ id: 1_000 + n, creatorId: 1_000 + n }));
    const given = { ...at, store: { ...store, 'list-members': full } };
    expect(await refusedWith(addToList, { listId: 301, keys: ['21'] }, given)).toEqual(['too_many_in_list']);
  });

  it(`cannot be created if the company already has ${MAX_LISTS} lists`, async () => {
    const given = { ...at, store: { ...store, lists: many(MAX_LISTS).map((id) => aList({ id })) } };
    expect(await refusedWith(createList, { name: 'x' }, given)).toEqual(['too_many_lists']);
  });

  it('ignores the removal of creators who are not on the list', async () => {
    const { changes, reply } = await accepted(removeFromList, { listId: 301, keys: ['21', '22'] }, at);
    expect([summarize(changes), reply]).toEqual([['remove list-members 302'], { id: 301, removed: 1 }]);
  });

  it('has consecutive positions after a creator is moved', async () => {
    const three = [1, 3, 7].map((place, n) => aListMember({ id: 310 + n, creatorId: 21 + n, place }));
    const given = { ...at, store: { ...store, 'list-members': three } };
    const { changes } = await accepted(placeMember, { id: 312, to: 'before' }, given);
    expect(changes).toMatchObject([{ id: 312, patch: { place: 2 } }]);
    expect((await accepted(placeMember, { id: 310, to: 'before' }, given)).changes).toMatchObject([
      { id: 311, patch: { place: 2 } },
      { id: 312, patch: { place: 3 } },
    ]);
  });
});

describe('a favorite creator', () => {
  const kept = { ...at, store: { ...store, favorites: [aFavorite()] } };

  it.each<[string, string, boolean, typeof at, string[]]>([
    ['is added', '21', true, at, ['insert favorites']],
    ['may be an imported external profile', 'x21', true, kept, ['insert favorites']],
    ['is added only once', '21', true, kept, []],
    ['is removed', '21', false, kept, ['remove favorites 303']],
    ['is removed without an error if it was not a favorite', '22', false, kept, []],
  ])('%s', async (_, key, on, given, expected) => {
    const { changes, reply } = await accepted(setFavorite, { key, on }, given);
    expect([summarize(changes), reply]).toEqual([expected, { key, on }]);
  });

  it('must be a creator who exists', async () => {
    expect(await refusedWith(setFavorite, { key: '404', on: true }, at)).toEqual(['unknown_creator /key']);
  });

  it(`cannot be added if the company already has ${MAX_FAVORITES} favorites`, async () => {
    const favorites = many(MAX_FAVORITES).map((n) => aFavorite({ id: n, creatorId: 1_000 + n }));
    const given = { ...at, store: { ...store, favorites } };
    expect(await refusedWith(setFavorite, { key: '21', on: true }, given)).toEqual(['too_many_favorites']);
  });
});

describe('a saved search', () => {
  it('stores the normalized query string of the search without its page cursor', async () => {
    const query = '?skill=beauty,beauty&q=%20pele%20&sort=relevance&after=abc&weightText=6';
    const { changes } = await accepted(saveSearch, { name: 'Pele', query, totalSeen: 3 }, at);
    expect(inserted(changes, 'saved-searches')).toMatchObject({
      query: 'q=pele&skill=beauty',
      notify: false,
      lookedAt: NOW,
      totalSeen: 3,
      companyId: ids.company,
      createdById: ids.brandUser,
    });
  });

  it.each(['evil=1', 'skill=nothing', 'followersFrom=9&followersTo=1'])(
    'is refused if the query string is %s',
    async (query) => {
      expect(await refusedWith(saveSearch, { name: 'x', query }, at)).toEqual(['invalid_value /query']);
    },
  );

  it(`cannot be saved if the company already has ${MAX_SAVED_SEARCHES} saved searches`, async () => {
    const full = many(MAX_SAVED_SEARCHES).map((id) => aSavedSearch({ id }));
    const given = { ...at, store: { ...store, 'saved-searches': full } };
    expect(await refusedWith(saveSearch, { name: 'x', query: '' }, given)).toEqual([
      'too_many_saved_searches',
    ]);
  });

  it('stores when a user last opened the search', async () => {
    const later = '2026-11-22T09:00:00.000Z';
    const given = { ...at, now: later, store: { 'saved-searches': [aSavedSearch()] } };
    const { changes } = await accepted(markSearchSeen, { id: 304, totalSeen: 20 }, given);
    expect(patchOf(changes, 'saved-searches')).toEqual({ lookedAt: later, totalSeen: 20 });
  });

  it('matches its schema', () => expect(savedSearch.parse(aSavedSearch())).toEqual(aSavedSearch()));

  it.each([
    ['the search was last opened', '2026-11-20T09:00:00.000Z', '2026-11-20T09:00:00.000Z'],
    [
      'a week ago if the search was not opened in that week',
      '2026-10-01T09:00:00.000Z',
      '2026-11-14T12:00:00.000Z',
    ],
  ])('counts creators as new since %s', (_, lookedAt, since) => {
    expect(newSince({ lookedAt }, '2026-11-21T12:00:00.000Z')).toBe(since);
  });
});

describe('a list, favorite or saved search', () => {
  it.each([
    ['another brand', otherBrand],
    ['a creator', theCreator],
    ['curation', curator],
  ])('cannot be changed by %s', async (_, actor) => {
    const kept = { ...store, 'saved-searches': [aSavedSearch()] };
    const given = { actor, store: kept };
    for (const refused of [
      await refusedWith(addToList, { listId: 301, keys: ['22'] }, given),
      await refusedWith(removeFromList, { listId: 301, keys: ['21'] }, given),
      await refusedWith(placeMember, { id: 302, to: 'behind' }, given),
      await refusedWith(markSearchSeen, { id: 304, totalSeen: 1 }, given),
    ]) {
      expect(refused).toEqual(['not_found']);
    }
  });

  it.each([
    ['a creator', theCreator],
    ['curation', curator],
  ])('cannot be created by %s', async (_, actor) => {
    for (const refused of [
      await refusedWith(createList, { name: 'x' }, { actor, store }),
      await refusedWith(setFavorite, { key: '21', on: true }, { actor, store }),
      await refusedWith(saveSearch, { name: 'x', query: '' }, { actor, store }),
    ]) {
      expect(refused).toEqual(['not_found']);
    }
  });
});

it.each([
  ['a public profile', 21, true],
  ['a hidden profile', 22, false],
  ['no account', null, true],
])('returns whether guests of a shared list see a creator with %s (id %s): %s', (_, creatorId, isShown) => {
  const { shown, hidden } = splitForGuests([{ creatorId }], new Set([21]));
  expect([shown.length, hidden.length]).toEqual(isShown ? [1, 0] : [0, 1]);
});
