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
  inShort,
  inserted,
  refusedWith,
  type Store,
  theCreator,
} from '../../testing';
import { nameCreators } from './commands';
import { match } from './match';
import { MAX_REQUESTED_CREATORS } from './schema';

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
    expect(inShort(changes)).toEqual(['insert shortlist']);
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
    expect(inShort(changes)).toEqual(['insert shortlist', `move shortlist ${FIRST_NEW_ID} release`]);
    expect(reply).toEqual({ id: ids.briefing, added: 1 });
  });

  it('adds each creator once to the wishes of a brief that staff have not approved', async () => {
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
      'more wishes than a brief holds',
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
