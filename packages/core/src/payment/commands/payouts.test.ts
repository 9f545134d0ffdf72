import { describe, expect, it } from 'vitest';
import type { Actor } from '../../party';
import {
  aPayout,
  changesOf,
  decideOn,
  financier,
  ids,
  inShort,
  NOW,
  patchOf,
  refusals,
  secondFinancier,
} from '../../testing';
import type { Payout } from '../schema';
import { failPayout } from './failPayout';
import { preparePayout } from './preparePayout';
import { releasePayout } from './releasePayout';

const processing = (given: Partial<Payout> = {}) =>
  aPayout({ status: 'processing', dueOn: '2026-12-21', legalForm: 'individual', ...given });
const prepared = processing({ preparedById: financier.userId, preparedAt: '2026-11-20T12:00:00.000Z' });

describe('preparing a payout', () => {
  const decide = (rows: Payout) =>
    decideOn(preparePayout, { rows, input: { id: ids.payout }, actor: financier });

  it('names the first person and tells the others of finance', () => {
    const changes = changesOf(decide(processing()));
    expect(inShort(changes)).toEqual(['update payouts 81', 'emit payouts.prepare']);
    expect(patchOf(changes, 'payouts')).toEqual({ preparedById: financier.userId, preparedAt: NOW });
  });

  it('is for one that is in processing and was not prepared', () => {
    expect(refusals(decide(aPayout()))).toEqual(['payout_not_processing']);
    expect(refusals(decide(prepared))).toEqual(['already_prepared']);
  });
});

describe('releasing a payout', () => {
  const decide = (row: Payout, actor: Actor, madeOn = '2026-11-21') =>
    decideOn(releasePayout, {
      rows: { row, also: null },
      input: { id: ids.payout, proof: 'E99999999202611211200', madeOn },
      actor,
    });

  it('keeps the second person, the day and the proof, and posts it', () => {
    const changes = changesOf(decide(prepared, secondFinancier));
    expect(inShort(changes)).toEqual(['move payouts 81 release', 'post payout_made']);
    expect(patchOf(changes, 'payouts')).toEqual({
      releasedById: secondFinancier.userId,
      proof: 'E99999999202611211200',
      madeOn: '2026-11-21',
    });
  });

  it('takes another person than the one who prepared it', () => {
    expect(refusals(decide(prepared, financier))).toEqual(['second_person_needed']);
  });

  it('follows a preparation', () => {
    expect(refusals(decide(processing(), secondFinancier))).toEqual(['not_prepared']);
  });

  it.each([
    ['2026-11-22', 'date_in_future /madeOn'],
    ['2026-11-19', 'date_before_preparation /madeOn'],
  ])('was not made on %s', (madeOn, expected) => {
    expect(refusals(decide(prepared, secondFinancier, madeOn))).toEqual([expected]);
  });
});

it('a failed payout has to be prepared anew', () => {
  const decision = decideOn(failPayout, {
    rows: { row: prepared, also: null },
    input: { id: ids.payout, comment: 'Conta encerrada.' },
    actor: financier,
  });
  expect(patchOf(changesOf(decision), 'payouts')).toEqual({ preparedById: null, preparedAt: null });
});
