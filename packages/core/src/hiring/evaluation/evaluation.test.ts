import { describe, expect, it } from 'vitest';
import {
  aContract,
  anEvaluation,
  aSetting,
  brandOwner,
  changesOf,
  decideOn,
  NOW,
  patchOf,
  settingsWith,
  summarize,
  systemActor,
  theCreator,
} from '../../testing';
import { showEvaluations, submitEvaluation } from './commands';
import type { Evaluation } from './evaluation';
import { requestEvaluations, showBoth } from './reactions';

const moment = { actor: systemActor, now: NOW };
const byBrand = (given: Partial<Evaluation> = {}) =>
  anEvaluation({ status: 'done', rating: 4, createdAt: '2026-11-20T12:00:00.000Z', ...given });
const byCreator = (given: Partial<Evaluation> = {}) =>
  byBrand({ id: 99, side: 'creator', rating: 5, ...given });

it('requests an evaluation from both sides after a contract is completed', () => {
  const changes = requestEvaluations.decide({ ...moment, row: aContract({ status: 'completed' }), rows: [] });
  expect(changes.map((change) => (change.do === 'insert' ? change.row.side : ''))).toEqual([
    'company',
    'creator',
  ]);
});

describe('evaluating the other side of a hiring', () => {
  it('stores the rating, the text and each problem once', () => {
    const decision = decideOn(submitEvaluation, {
      rows: { row: anEvaluation(), also: null },
      input: { id: 98, rating: 4, text: ' Bom ', wentWrong: ['quality', 'quality'] },
      actor: brandOwner,
    });
    expect(patchOf(changesOf(decision), 'evaluations')).toEqual({
      rating: 4,
      text: 'Bom',
      wentWrong: ['quality'],
    });
  });

  it.each([0, 6, 4.5, undefined])('refuses %s as a rating', (rating) => {
    expect(submitEvaluation.input.safeParse({ id: 98, rating }).success).toBe(false);
  });
});

describe('the publication of evaluations', () => {
  const after = (pair: Evaluation[], shown: Evaluation[] = []) =>
    showBoth.decide({
      ...moment,
      actor: theCreator,
      row: byBrand(),
      rows: { pair, shown, settings: settingsWith() },
    });

  it('waits for the other side’s evaluation', () => {
    expect(after([byBrand(), byCreator({ status: 'pending', rating: null })])).toEqual([]);
  });

  it('happens for both evaluations together, and updates the creator’s average rating', () => {
    const changes = after([byBrand(), byCreator()]);
    expect(summarize(changes)).toEqual([
      'update evaluations 98',
      'update evaluations 99',
      'update creators 21',
    ]);
    expect(patchOf(changes, 'evaluations')).toEqual({ shownAt: NOW });
    expect(patchOf(changes, 'creators')).toEqual({ evaluationAverage: 4, evaluationCount: 1 });
  });

  it('computes the average of all shown ratings with two decimals', () => {
    const shown = [5, 5].map((rating, index) =>
      byBrand({ id: 1 + index, contractId: 1 + index, rating, shownAt: NOW }),
    );
    expect(patchOf(after([byBrand(), byCreator()], shown), 'creators')).toEqual({
      evaluationAverage: 4.67,
      evaluationCount: 3,
    });
  });

  it('happens immediately if the other side can no longer evaluate', () => {
    const late = byBrand({ createdAt: '2026-11-07T12:00:00.000Z' });
    const pair = [late, byCreator({ status: 'pending', rating: null })];
    const changes = showBoth.decide({
      ...moment,
      row: late,
      rows: { pair, shown: [], settings: settingsWith() },
    });
    expect(summarize(changes)).toEqual(['update evaluations 98', 'update creators 21']);
  });

  it('happens automatically after 14 days, not after 13', () => {
    const waiting = [
      byBrand({ createdAt: '2026-11-07T12:00:00.000Z' }),
      byCreator({ contractId: 52, createdAt: '2026-11-08T12:00:00.000Z' }),
    ];
    const decide = (days?: number) =>
      decideOn(showEvaluations, {
        rows: {
          waiting,
          shown: [],
          settings: settingsWith(
            ...(days === undefined ? [] : [aSetting({ key: 'evaluation_days', value: days })]),
          ),
        },
        input: {},
        actor: systemActor,
      });
    expect(decide()).toMatchObject({ reply: { evaluationIds: [98] } });
    expect(decide(13)).toMatchObject({ reply: { evaluationIds: [98, 99] } });
  });
});
