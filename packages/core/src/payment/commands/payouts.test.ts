import { describe, expect, it } from 'vitest';
import type { Actor, Payee } from '../../party';
import type { Setting } from '../../setting';
import {
  aPayee,
  aPayout,
  aSetting,
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
import { returnPayout } from './returnPayout';

const processing = (given: Partial<Payout> = {}) =>
  aPayout({ status: 'processing', dueOn: '2026-12-21', legalForm: 'individual', ...given });
const prepared = processing({
  preparedById: financier.userId,
  preparedAt: '2026-11-20T12:00:00.000Z',
  preparedPayeeVersion: 1,
});

describe('preparing a payout', () => {
  const decide = (payout: Payout, payee: Payee | undefined = aPayee({ version: 7 })) =>
    decideOn(preparePayout, { rows: { payout, payee }, input: { id: ids.payout }, actor: financier });

  it('names the first person, binds it to the payee whom this person saw, and tells the others of finance', () => {
    const changes = changesOf(decide(processing()));
    expect(inShort(changes)).toEqual(['update payouts 81', 'emit payouts.prepare']);
    expect(patchOf(changes, 'payouts')).toEqual({
      preparedById: financier.userId,
      preparedAt: NOW,
      preparedPayeeVersion: 7,
    });
  });

  it('is for one that is in processing and was not prepared', () => {
    expect(refusals(decide(aPayout()))).toEqual(['payout_not_processing']);
    expect(refusals(decide(prepared))).toEqual(['already_prepared']);
  });
});

describe('releasing a payout', () => {
  type Also = Parameters<typeof releasePayout.decide>[0]['rows']['also'];
  const decide = (row: Payout, actor: Actor, madeOn = '2026-11-21', given: Partial<Also> = {}) =>
    decideOn(releasePayout, {
      rows: { row, also: { payees: [aPayee()], settings: [], ...given } },
      input: { id: ids.payout, proof: 'E99999999202611211200', madeOn },
      actor,
    });

  it('is not recorded as paid outside its file by the person who prepared it', () => {
    const sent = { ...prepared, status: 'sent' as const, releasedById: secondFinancier.userId };
    expect(changesOf(decide(sent, secondFinancier))).toHaveLength(2);
    expect(refusals(decide(sent, financier))).toEqual(['second_person_needed']);
  });

  it('keeps the second person, the day and the proof, and posts it', () => {
    const changes = changesOf(decide(prepared, secondFinancier));
    expect(inShort(changes)).toEqual(['move payouts 81 release', 'post payout_made']);
    expect(patchOf(changes, 'payouts')).toEqual({
      releasedById: secondFinancier.userId,
      proof: 'E99999999202611211200',
      madeOn: '2026-11-21',
      firstMadeOn: '2026-11-21',
    });
  });

  it('stays in the month of its first payment where the bank had sent it back', () => {
    const again = { ...prepared, firstMadeOn: '2026-10-30' };
    expect(patchOf(changesOf(decide(again, secondFinancier)), 'payouts')).toMatchObject({
      madeOn: '2026-11-21',
      firstMadeOn: '2026-10-30',
    });
  });

  it('takes another person than the one who prepared it', () => {
    expect(refusals(decide(prepared, financier))).toEqual(['second_person_needed']);
  });

  it('follows a preparation', () => {
    expect(refusals(decide(processing(), secondFinancier))).toEqual(['not_prepared']);
  });

  describe('to a payee that has changed', () => {
    const refused = (payee: Partial<Payee>, settings: Setting[] = []) => {
      const decision = decide(prepared, secondFinancier, '2026-11-21', { payees: [aPayee(payee)], settings });
      return 'refused' in decision ? decision.refused : [];
    };
    const resting = (from: string) => [{ pointer: '', code: 'payee_resting', params: { from } }];

    it('is refused, since another account was prepared', () => {
      expect(refused({ version: 2 })).toMatchObject([{ code: 'payee_changed' }]);
    });

    // NOW is 2026-11-21T12:00:00.000Z.
    it('waits until it has rested for 48 hours', () => {
      expect(refused({ changedAt: '2026-11-19T12:00:00.001Z' })).toEqual(resting('2026-11-21T12:00:00.001Z'));
      expect(refused({ changedAt: '2026-11-19T12:00:00.000Z' })).toEqual([]);
    });

    it('or for as long as the setting said on the day of the change', () => {
      const settings = [
        aSetting({ key: 'payee_rest_hours', value: 1, validFrom: '2026-11-20' }),
        aSetting({ id: 6, key: 'payee_rest_hours', value: 0, validFrom: '2026-11-21' }),
      ];
      expect(refused({ changedAt: '2026-11-21T02:59:00.000Z' }, settings)).toEqual([]);
      expect(refused({ changedAt: '2026-11-21T11:59:00.000Z' }, settings)).toEqual([]);
      expect(refused({ changedAt: '2026-11-19T12:00:01.000Z' }, settings)).toEqual(
        resting('2026-11-21T12:00:01.000Z'),
      );
    });
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
  expect(patchOf(changesOf(decision), 'payouts')).toEqual({
    preparedById: null,
    preparedAt: null,
    preparedPayeeVersion: null,
    releasedById: null,
    paymentFileId: null,
  });
});

describe('a payout that the bank sends back', () => {
  const made = aPayout({ ...prepared, status: 'made', madeOn: '2026-11-20', proof: 'E1', netCents: 329_000 });
  const decide = (returnedOn: string, row = made) =>
    decideOn(returnPayout, {
      rows: { row, also: null },
      input: { id: ids.payout, comment: 'Conta encerrada.', returnedOn },
      actor: financier,
    });

  it('is owed to the creator again, and two people begin anew', () => {
    const changes = changesOf(decide('2026-11-21'));
    expect(inShort(changes)).toEqual(['move payouts 81 return', 'post payout_returned']);
    expect(patchOf(changes, 'payouts')).toMatchObject({
      preparedById: null,
      releasedById: null,
      madeOn: null,
    });
    const [posted] = changes.flatMap((change) => (change.do === 'post' ? [change.entry] : []));
    expect(posted?.postings.map(({ account, amountCents }) => [account.kind, amountCents])).toEqual([
      ['cash', 329_000],
      ['payable', -329_000],
    ]);
  });

  it.each([
    ['2026-11-22', 'date_in_future /returnedOn'],
    ['2026-11-19', 'date_before_payment /returnedOn'],
  ])('did not come back on %s', (returnedOn, expected) => {
    expect(refusals(decide(returnedOn))).toEqual([expected]);
  });

  it('was never sent where all of it was deducted for a repayment', () => {
    const deducted = { ...made, deductedCents: made.netCents };
    expect(refusals(decide('2026-11-21', deducted))).toEqual(['move_not_possible']);
  });
});
