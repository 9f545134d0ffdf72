import { describe, expect, it } from 'vitest';
import {
  aBriefing,
  aCreator,
  accepted,
  anEntry,
  brandOwner,
  curator,
  financier,
  ids,
  refusedWith,
  type Store,
} from '../../testing';
import { addToShortlist, removeFromShortlist } from './commands';
import { match } from './match';

const briefing = aBriefing({ status: 'curation' });
const second = aCreator({ id: 22, name: 'Fábio Lins', mainSkill: 'cars' });
const store: Store = {
  briefings: [briefing],
  creators: [
    aCreator(),
    second,
    aCreator({ id: 23, name: 'Olga', available: false }),
    aCreator({ id: 24, name: 'Ivo', presences: [] }),
  ],
};
const add = (...creatorIds: number[]) => ({ briefingId: ids.briefing, creatorIds });

describe('adding creators to a shortlist', () => {
  it('stores each creator with the current match', async () => {
    const { changes, reply } = await accepted(addToShortlist, add(22, 21), { actor: curator, store });
    const entry = {
      briefingId: ids.briefing,
      companyId: ids.company,
      status: 'proposed',
      note: '',
      curatorId: ids.curator,
      standIn: null,
    };
    expect(changes).toEqual([
      {
        do: 'insert',
        resource: 'shortlist',
        row: { ...entry, creatorId: 21, ...match(briefing, aCreator()) },
      },
      { do: 'insert', resource: 'shortlist', row: { ...entry, creatorId: 22, ...match(briefing, second) } },
    ]);
    expect(reply).toEqual({ added: 2 });
  });

  it('changes nothing for creators who are already on the list', async () => {
    const listed = { ...store, shortlist: [anEntry({ status: 'passed' })] };
    const { changes, reply } = await accepted(addToShortlist, add(21, 22, 22), {
      actor: curator,
      store: listed,
    });
    expect(changes).toMatchObject([{ row: { creatorId: 22 } }]);
    expect(reply).toEqual({ added: 1 });
  });

  it.each<[string, number[], Store, string[]]>([
    ['no creator', [], store, ['at_least_one /creatorIds']],
    ['an unknown creator', [21, 404], store, ['unknown_creator /creatorIds/1']],
    ['a creator who accepts no jobs', [23], store, ['creator_unavailable /creatorIds/0']],
    ['a creator without a channel', [24], store, ['creator_unavailable /creatorIds/0']],
    [
      'a briefing in selection',
      [21],
      { ...store, briefings: [aBriefing({ status: 'selection' })] },
      ['not_in_curation'],
    ],
  ])('is rejected for %s', async (_what, creatorIds, over, expected) => {
    expect(await refusedWith(addToShortlist, add(...creatorIds), { actor: curator, store: over })).toEqual(
      expected,
    );
  });

  it.each([brandOwner, financier])('is not found for $role', async (actor) => {
    expect(await refusedWith(addToShortlist, add(21), { actor, store })).toEqual(['not_found']);
  });
});

describe('removing a creator from a shortlist', () => {
  it('is possible before the brand has seen the creator', async () => {
    const given = { actor: curator, store: { shortlist: [anEntry()] } };
    const { changes } = await accepted(removeFromShortlist, { id: ids.entry }, given);
    expect(changes).toEqual([{ do: 'remove', resource: 'shortlist', id: ids.entry }]);
  });

  it.each(['released', 'chosen', 'passed'] as const)('is not found if the creator is %s', async (status) => {
    const given = { actor: curator, store: { shortlist: [anEntry({ status })] } };
    expect(await refusedWith(removeFromShortlist, { id: ids.entry }, given)).toEqual(['not_found']);
  });
});
