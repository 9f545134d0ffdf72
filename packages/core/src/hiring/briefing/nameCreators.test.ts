import { describe, expect, it } from 'vitest';
import {
  aBriefing,
  aCreator,
  accepted,
  anEntry,
  brandOwner,
  curator,
  FIRST_NEW_ID,
  ids,
  inserted,
  patchOf,
  refusedWith,
  type Store,
  summarize,
  theCreator,
} from '../../testing';
import { nameCreators } from './commands';
import { match } from './match';
import { nameStateOf, removeName, withdrawName } from './named';
import { MAX_NAMED_CREATORS, MAX_REQUESTED_CREATORS, type ShortlistEntry } from './schema';

const stored = (status: 'curation' | 'selection' | 'draft' | 'hiring'): Store => ({
  briefings: [aBriefing({ status })],
  creators: [
    aCreator(),
    aCreator({ id: 22, name: 'Fábio Lins' }),
    aCreator({ id: 23, name: 'Olga', available: false }),
  ],
});
const name = (...creatorIds: number[]) => ({ briefingId: ids.briefing, creatorIds });

describe('the command that adds creators chosen by the brand', () => {
  it('adds suggestions with their current match during curation', async () => {
    const { changes, reply } = await accepted(nameCreators, name(21), {
      actor: brandOwner,
      store: stored('curation'),
    });
    expect(summarize(changes)).toEqual(['insert shortlist', `update briefings ${ids.briefing}`]);
    expect(patchOf(changes, 'briefings')).toEqual({ wished: [21] });
    expect(inserted(changes, 'shortlist')).toEqual({
      id: FIRST_NEW_ID,
      briefingId: ids.briefing,
      companyId: ids.company,
      creatorId: ids.creator,
      status: 'proposed',
      note: '',
      curatorId: null,
      standIn: null,
      ...match(aBriefing({ status: 'curation' }), aCreator()),
    });
    expect(reply).toEqual({ id: ids.briefing, added: 1 });
  });

  it('adds creators as ready to choose during selection and leaves existing entries unchanged', async () => {
    const store = { ...stored('selection'), shortlist: [anEntry({ status: 'released' })] };
    const { changes, reply } = await accepted(nameCreators, name(21, 22, 22), { actor: brandOwner, store });
    expect(summarize(changes)).toEqual(['insert shortlist', `move shortlist ${FIRST_NEW_ID} release`]);
    expect(reply).toEqual({ id: ids.briefing, added: 1 });
  });

  it('adds each creator once to the requested creators of a brief that staff have not approved', async () => {
    const briefings = [aBriefing({ status: 'under_approval', wished: [21] })];
    const store = { ...stored('curation'), briefings };
    const given = { actor: brandOwner, store };
    const { changes, reply } = await accepted(nameCreators, name(21, 22), given);
    expect(changes).toEqual([
      { do: 'update', resource: 'briefings', id: ids.briefing, patch: { wished: [21, 22] } },
    ]);
    expect(reply).toEqual({ id: ids.briefing, added: 1 });
    expect((await accepted(nameCreators, name(21), given)).changes).toEqual([]);
  });

  it.each<[string, number[], Store, string[]]>([
    [
      'more requested creators than a brief can have',
      [22],
      {
        ...stored('curation'),
        briefings: [
          aBriefing({
            status: 'under_approval',
            wished: Array.from({ length: MAX_REQUESTED_CREATORS }, (_, n) => 100 + n),
          }),
        ],
      },
      ['too_many_wished /creatorIds'],
    ],
    [
      'more suggested creators than a project can have',
      [22],
      {
        ...stored('curation'),
        briefings: [
          aBriefing({
            status: 'curation',
            wished: Array.from({ length: MAX_NAMED_CREATORS }, (_, n) => 100 + n),
          }),
        ],
      },
      ['too_many_named /creatorIds'],
    ],
    ['no creator', [], stored('curation'), ['at_least_one /creatorIds']],
    ['an unknown creator', [21, 404], stored('curation'), ['unknown_creator /creatorIds/1']],
    ['a creator who accepts no jobs', [23], stored('selection'), ['creator_unavailable /creatorIds/0']],
    ['a briefing before curation', [21], stored('draft'), ['not_open_for_names /briefingId']],
    ['a briefing after the selection', [21], stored('hiring'), ['not_open_for_names /briefingId']],
    [
      'an expired project',
      [21],
      { ...stored('selection'), briefings: [aBriefing({ status: 'selection', endsOn: '2026-11-20' })] },
      ['project_expired /briefingId'],
    ],
  ])('is refused for %s', async (_, creatorIds, store, why) => {
    expect(await refusedWith(nameCreators, name(...creatorIds), { actor: brandOwner, store })).toEqual(why);
  });

  it.each([
    ['another brand', { ...brandOwner, companyId: 12 }],
    ['a creator', theCreator],
    ['curation, which has its own command', curator],
  ])('is not found for %s', async (_, actor) => {
    expect(await refusedWith(nameCreators, name(21), { actor, store: stored('curation') })).toEqual([
      'not_found',
    ]);
  });
});

describe('the command that withdraws a creator chosen by the brand', () => {
  const named = (
    status: 'under_approval' | 'curation' | 'selection',
    entry?: ShortlistEntry['status'],
  ): Store => ({
    briefings: [aBriefing({ status, wished: [21, 22] })],
    shortlist: entry ? [anEntry({ status: entry, creatorId: 21 })] : [],
  });
  const asked = { briefingId: ids.briefing, creatorId: 21 };
  const kept = { do: 'update', resource: 'briefings', id: ids.briefing, patch: { wished: [22] } };

  it('removes the creator from the brief and, during curation, from the shortlist', async () => {
    const of = async (store: Store) =>
      (await accepted(withdrawName, asked, { actor: brandOwner, store })).changes;
    expect(await of(named('under_approval'))).toEqual([kept]);
    expect(await of(named('curation', 'proposed'))).toEqual([
      { do: 'remove', resource: 'shortlist', id: ids.entry },
      kept,
    ]);
  });

  it('changes nothing for a creator not chosen by the brand', async () => {
    const store = named('curation', 'proposed');
    const given = { actor: brandOwner, store };
    expect((await accepted(withdrawName, { ...asked, creatorId: 23 }, given)).changes).toEqual([]);
  });

  it.each([
    ['a creator that curation left out', named('curation')],
    ['a creator who was released during curation', named('curation', 'released')],
    ['a creator in the selection', named('selection', 'released')],
    ['a creator who was invited', named('selection', 'chosen')],
  ])('is refused for %s', async (_, store) => {
    const why = await refusedWith(withdrawName, asked, { actor: brandOwner, store });
    expect(why).toEqual(['name_released /creatorId']);
  });

  it.each([
    ['another brand', { ...brandOwner, companyId: 12 }],
    ['a creator', theCreator],
    ['curation, which removes entries', curator],
  ])('is not found for %s', async (_, actor) => {
    const store = named('curation', 'proposed');
    expect(await refusedWith(withdrawName, asked, { actor, store })).toEqual(['not_found']);
  });
});

describe('the command that removes a creator from the selection', () => {
  const remove = (
    status: ShortlistEntry['status'],
    actor: typeof brandOwner | typeof curator = brandOwner,
  ) => ({
    input: { id: ids.entry, version: 1, comment: 'Fez campanha de um concorrente.' },
    given: { actor, store: { shortlist: [anEntry({ status, standIn: status === 'stand_in' ? 1 : null })] } },
  });

  it.each(['released', 'stand_in'] as const)('passes over a creator who is %s', async (status) => {
    const { input, given } = remove(status);
    const { changes } = await accepted(removeName, input, given);
    expect(changes).toMatchObject([{ resource: 'shortlist', move: 'pass', patch: { standIn: null } }]);
  });

  it.each([
    ['a creator who is invited', remove('chosen'), ['move_not_possible']],
    ['a creator in review, who is hidden from the brand', remove('proposed'), ['not_found']],
    ['curation', remove('released', curator), ['not_found']],
  ])('is refused for %s', async (_, { input, given }, why) => {
    expect(await refusedWith(removeName, input, given)).toEqual(why);
  });
});

it.each<[Parameters<typeof nameStateOf>[0]['status'], ShortlistEntry['status'] | undefined, string]>([
  ['under_approval', undefined, 'waiting'],
  ['curation', 'proposed', 'in_review'],
  ['curation', undefined, 'left_out'],
  ['selection', 'released', 'listed'],
  ['awaiting_proposal', 'chosen', 'invited'],
  ['awaiting_proposal', 'stand_in', 'stand_in'],
  ['hired', 'passed', 'passed'],
])(
  'returns the state of a creator chosen by the brand: project %s, shortlist entry %s, state %s',
  (status, entry, state) => {
    expect(nameStateOf({ status }, entry)).toBe(state);
  },
);
