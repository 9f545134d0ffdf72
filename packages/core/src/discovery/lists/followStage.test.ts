import { describe, expect, it } from 'vitest';
import { aListActivity, aListMember, ids, patchOf } from '../../testing';
import { followStep, type HiringStep, stageAfter } from './followStage';
import { type ListStage, listStages, untracked } from './tracking';

const today = '2026-11-21';

describe('the stage of a listed creator after a hiring step', () => {
  it.each<[HiringStep, string]>([
    ['invite', 'contacted contacted negotiating won contacted'],
    ['offer', 'negotiating negotiating negotiating won negotiating'],
    ['sign', 'won won won won won'],
    ['refuse', 'no no no won no'],
  ])('is for the step %s, from each current stage in order: %s', (step, expected) => {
    const after = listStages.map((stage) => stageAfter(step, stage, false));
    expect(after.join(' ')).toBe(expected);
  });

  it.each<[HiringStep, ListStage]>([
    ['invite', 'no'],
    ['offer', 'no'],
    ['sign', 'won'],
    ['refuse', 'no'],
  ])('replaces a colleague’s “no” only after a signature: step %s, stage %s', (step, expected) => {
    expect(stageAfter(step, 'no', true)).toBe(expected);
  });
});

describe('a hiring step of a creator on a list', () => {
  const fresh = aListMember({ ...untracked, labels: [] });
  const refused = aListMember({ stage: 'no' });
  const chosen = (authorId: number | null, id = 400) =>
    aListActivity({ id, listId: refused.listId, kind: 'stage', value: 'no', authorId });

  it('stores the new stage and the first contact as changes without an author', () => {
    const changes = followStep('invite', { members: [fresh], chosen: [] }, today);
    expect(patchOf(changes, 'list-members')).toEqual({ stage: 'contacted', lastContactOn: today });
    const about = { listId: fresh.listId, creatorId: ids.creator, externalId: null, authorId: null };
    expect(changes.slice(1)).toMatchObject([
      { do: 'insert', row: { ...about, kind: 'stage', value: 'contacted' } },
      { do: 'insert', row: { ...about, kind: 'lastContactOn', value: today } },
    ]);
  });

  it.each([
    ['no history', []],
    ['a colleague chose “no” last', [chosen(ids.brandUser, 401), chosen(null)]],
  ])('leaves a “no” unchanged unless it was set automatically: %s', (_title, history) => {
    expect(followStep('invite', { members: [refused], chosen: history }, today)).toEqual([]);
  });

  it('replaces a “no” that was set automatically after a refusal', () => {
    const history = [chosen(ids.brandUser), chosen(null, 401)];
    const changes = followStep('invite', { members: [refused], chosen: history }, today);
    expect(patchOf(changes, 'list-members')).toMatchObject({ stage: 'contacted' });
  });
});
