import { describe, expect, it } from 'vitest';
import { aListActivity, aListMember, ids, patchOf } from '../../testing';
import { followStep, type HiringStep, stageAfter } from './followStage';
import { type ListStage, listStages, untracked } from './tracking';

const today = '2026-11-21';

describe('stageAfter', () => {
  it.each<[HiringStep, string]>([
    ['invite', 'contacted contacted negotiating won contacted'],
    ['offer', 'negotiating negotiating negotiating won negotiating'],
    ['sign', 'won won won won won'],
    ['refuse', 'no no no won no'],
  ])('returns the stages that follow the step %s from each stage: %s', (step, expected) => {
    const after = listStages.map((stage) => stageAfter(step, stage, false));
    expect(after.join(' ')).toBe(expected);
  });

  it.each<[HiringStep, ListStage]>([
    ['invite', 'no'],
    ['offer', 'no'],
    ['sign', 'won'],
    ['refuse', 'no'],
  ])('overrides a colleague’s refusal only after a signature: %s', (step, expected) => {
    expect(stageAfter(step, 'no', true)).toBe(expected);
  });
});

describe('followStep', () => {
  const fresh = aListMember({ ...untracked, labels: [] });
  const refused = aListMember({ stage: 'no' });
  const chosen = (authorId: number | null, id = 400) =>
    aListActivity({ id, listId: refused.listId, kind: 'stage', value: 'no', authorId });

  it('stores the stage and the first contact without an author', () => {
    const changes = followStep('invite', { members: [fresh], chosen: [] }, today);
    expect(patchOf(changes, 'list-members')).toEqual({ stage: 'contacted', lastContactOn: today });
    const about = { listId: fresh.listId, creatorId: ids.creator, externalId: null, authorId: null };
    expect(changes.slice(1)).toMatchObject([
      { do: 'insert', row: { ...about, kind: 'stage', value: 'contacted' } },
      { do: 'insert', row: { ...about, kind: 'lastContactOn', value: today } },
    ]);
  });

  it.each([
    ['a “no” without history', []],
    ['a “no” that a colleague chose last', [chosen(ids.brandUser, 401), chosen(null)]],
  ])('leaves a manual choice unchanged: %s', (_title, history) => {
    expect(followStep('invite', { members: [refused], chosen: history }, today)).toEqual([]);
  });

  it('replaces a “no” that was set automatically after a refusal', () => {
    const history = [chosen(ids.brandUser), chosen(null, 401)];
    const changes = followStep('invite', { members: [refused], chosen: history }, today);
    expect(patchOf(changes, 'list-members')).toMatchObject({ stage: 'contacted' });
  });
});
