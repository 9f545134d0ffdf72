import { describe, expect, it } from 'vitest';
import {
  aCreator,
  accepted,
  aList,
  aListActivity,
  aListMember,
  aUser,
  brandOwner,
  curator,
  ids,
  inserted,
  otherBrand,
  patchOf,
  refusedWith,
  type Store,
  theCreator,
} from '../../testing';
import { listActivity, trackedBefore } from './activity';
import { addToList, trackMembers } from './commands';
import { MAX_NOTE_LENGTH } from './list';
import {
  distinctLabels,
  isContactDue,
  LABEL_LENGTH,
  listStages,
  MAX_LABELS,
  nextContactOf,
  untracked,
} from './tracking';

const member = aListMember({ ...untracked, labels: [] });
const store: Store = {
  creators: [aCreator(), aCreator({ id: 22 })],
  users: [aUser({ id: ids.brandUser, companyId: ids.company })],
  lists: [aList()],
  'list-members': [
    member,
    aListMember({ ...untracked, labels: [], id: 307, creatorId: null, externalId: 17 }),
  ],
};
const at = { actor: brandOwner, store };
const track = (given: object, keys = ['21']) => ({ listId: 301, keys, ...given });

describe('tracking creators on a list', () => {
  it('records each change with its author, even for external profiles', async () => {
    const { changes, reply } = await accepted(
      trackMembers,
      track({ stage: 'no', ownerId: ids.brandUser, labels: ['Verão', 'verão', 'rosto'] }, ['x17']),
      at,
    );
    expect(reply).toEqual({ id: 301, changed: 1 });
    expect(patchOf(changes, 'list-members')).toEqual({
      stage: 'no',
      ownerId: ids.brandUser,
      labels: ['Verão', 'rosto'],
    });
    const about = {
      listId: 301,
      companyId: ids.company,
      creatorId: null,
      externalId: 17,
      authorId: ids.brandUser,
    };
    expect(changes.slice(1)).toMatchObject([
      { row: { ...about, kind: 'stage', value: 'no' } },
      { row: { ...about, kind: 'ownerId', value: String(ids.brandUser) } },
      { row: { ...about, kind: 'labels', value: 'Verão\nrosto' } },
    ]);
  });

  it('stores nothing if no value changes', async () => {
    const { changes, reply } = await accepted(
      trackMembers,
      track({ stage: 'to_contact', ownerId: null }),
      at,
    );
    expect([changes, reply]).toEqual([[], { id: 301, changed: 0 }]);
  });

  it('counts the first change of stage as a contact today unless another contact day is given', async () => {
    const first = await accepted(trackMembers, track({ stage: 'contacted' }), at);
    expect(patchOf(first.changes, 'list-members')).toEqual({
      stage: 'contacted',
      lastContactOn: '2026-11-21',
    });
    const given = await accepted(trackMembers, track({ stage: 'won', lastContactOn: '2026-11-18' }), at);
    expect(patchOf(given.changes, 'list-members')).toMatchObject({ lastContactOn: '2026-11-18' });
    const declined = await accepted(trackMembers, track({ stage: 'no' }), at);
    expect(patchOf(declined.changes, 'list-members')).toEqual({ stage: 'no' });
  });

  it('stores a note as an entry in the history', async () => {
    const { changes } = await accepted(trackMembers, track({ note: ' Pediu prazo ' }), at);
    expect(changes).toHaveLength(1);
    expect(inserted(changes, 'list-activities')).toMatchObject({ kind: 'note', value: 'Pediu prazo' });
  });

  it('adds labels to the existing ones of each creator', async () => {
    const [first, second] = [
      aListMember({ ...untracked, labels: ['Rosto'] }),
      aListMember({ ...untracked, labels: [], id: 307, creatorId: null, externalId: 17 }),
    ];
    const given = { ...at, store: { ...store, 'list-members': [first, second] } };
    const { changes, reply } = await accepted(
      trackMembers,
      track({ addLabels: ['rosto', 'Verão'], ownerId: ids.brandUser }, ['21', 'x17']),
      given,
    );
    expect(reply).toEqual({ id: 301, changed: 2 });
    expect(changes.flatMap((change) => ('patch' in change ? [change.patch] : []))).toEqual([
      { ownerId: ids.brandUser, labels: ['Rosto', 'Verão'] },
      { ownerId: ids.brandUser, labels: ['rosto', 'Verão'] },
    ]);
  });

  it('changes no creator if a colleague has changed one of them in the meantime', async () => {
    const shown = { x17: 1, 21: member.version + 1 };
    const given = track({ addLabels: ['Verão'], versions: shown }, ['21', 'x17']);
    expect(await refusedWith(trackMembers, given, at)).toEqual(['stale']);
  });

  it('refuses more labels than a creator can have', async () => {
    const full = Array.from({ length: MAX_LABELS }, (_, n) => `n${n}`);
    const given = {
      ...at,
      store: { ...store, 'list-members': [aListMember({ ...untracked, labels: full })] },
    };
    expect(await refusedWith(trackMembers, track({ addLabels: ['n0', 'Verão'] }), given)).toEqual([
      'too_many /addLabels',
    ]);
    expect((await accepted(trackMembers, track({ addLabels: ['N0'] }), given)).changes).toEqual([]);
  });

  it.each<[string, object, string[]]>([
    ['a creator who is not on the list', track({ stage: 'won' }, ['22']), ['unknown_creator /keys/0']],
    [
      'a last contact in the future',
      track({ lastContactOn: '2026-11-22' }),
      ['in_the_future /lastContactOn'],
    ],
    ['a next contact in the past', track({ nextContactOn: '2026-11-20' }), ['in_the_past /nextContactOn']],
    ['an owner of another company', track({ ownerId: 404 }), ['unknown_colleague /ownerId']],
    ['a long note', track({ note: 'a'.repeat(MAX_NOTE_LENGTH + 1) }), ['too_long /note']],
    ['a long label', track({ labels: ['a'.repeat(LABEL_LENGTH + 1)] }), ['too_long /labels/0']],
    [
      'too many labels',
      track({ labels: Array.from({ length: MAX_LABELS + 1 }, (_, n) => `n${n}`) }),
      ['too_many /labels'],
    ],
  ])('rejects %s', async (_, given, why) => {
    expect(await refusedWith(trackMembers, given, at)).toEqual(why);
  });

  it('accepts outdated stored values, such as a past next contact or a colleague who has left', async () => {
    const stored = { ...untracked, labels: [], nextContactOn: '2026-11-01', ownerId: 404 };
    const given = { ...at, store: { ...store, 'list-members': [aListMember(stored)] } };
    const { changes } = await accepted(trackMembers, track({ ...stored, labels: ['rosto'] }), given);
    expect(patchOf(changes, 'list-members')).toEqual({ labels: ['rosto'] });
  });

  it.each([
    ['another brand', otherBrand],
    ['a creator', theCreator],
    ['curation', curator],
  ])('is refused for %s', async (_, actor) => {
    expect(await refusedWith(trackMembers, track({ stage: 'won' }), { actor, store })).toEqual(['not_found']);
  });
});

describe('the history of a creator on a list', () => {
  const entry = (id: number, kind: 'stage' | 'labels' | 'ownerId', value: string) =>
    aListActivity({ id, kind, value, creatorId: 22 });
  const history = [
    entry(3, 'stage', 'negotiating'),
    entry(1, 'stage', 'contacted'),
    entry(2, 'labels', 'a\nb'),
    entry(4, 'ownerId', '12'),
    entry(5, 'ownerId', ''),
    aListActivity({ id: 6, creatorId: 22 }),
  ];

  it('contains the latest value of each field', () => {
    expect(trackedBefore(history)).toEqual({ ...untracked, stage: 'negotiating', labels: ['a', 'b'] });
    expect(trackedBefore([])).toEqual(untracked);
  });

  it('restores the state of a creator who is added to the list again', async () => {
    const given = { ...at, store: { ...store, 'list-activities': history } };
    const { changes } = await accepted(addToList, { listId: 301, keys: ['22'] }, given);
    expect(inserted(changes, 'list-members')).toMatchObject({ stage: 'negotiating', labels: ['a', 'b'] });
  });

  it('matches its schema', () => expect(listActivity.parse(aListActivity())).toEqual(aListActivity()));
});

it.each([
  ['planned for today', 'contacted', '2026-11-21', true],
  ['planned for an earlier day', 'to_contact', '2026-11-01', true],
  ['planned for a later day', 'negotiating', '2026-11-22', false],
  ['without a day', 'contacted', null, false],
  ['after an agreement', 'won', '2026-11-01', false],
  ['after a refusal', 'no', '2026-11-01', false],
] as const)(
  'returns whether a next contact %s is due (stage %s, day %s): %s',
  (_, stage, nextContactOn, due) => {
    expect(isContactDue({ stage, nextContactOn }, '2026-11-21')).toBe(due);
  },
);

it.each(listStages)('shows the next contact at the stage %s unless the talks have ended', (stage) => {
  const shown = nextContactOf({ stage, nextContactOn: '2026-11-01' });
  expect(shown).toBe(stage === 'won' || stage === 'no' ? null : '2026-11-01');
});

it('removes labels that differ from an earlier label only in case', () => {
  expect(distinctLabels(['Rosto', 'rosto', 'Corpo'])).toEqual(['Rosto', 'Corpo']);
});
