import { describe, expect, it } from 'vitest';
import type { Actor, Payee } from '../../../people';
import type { Setting } from '../../../platform';
import {
  aPayee,
  aPayout,
  aSetting,
  changesOf,
  decideOn,
  financier,
  ids,
  NOW,
  patchOf,
  refusals,
  secondFinancier,
  settingsWith,
  summarize,
} from '../../../testing';
import type { Payout } from '../schema';
import type { TaxSources } from '../taxes';
import { failPayout, preparePayout, releasePayout } from './payouts';

const sources = (given: Partial<TaxSources> = {}): TaxSources => ({
  payees: [aPayee()],
  ofCreators: [],
  iss: new Map(),
  ...given,
});
const kept = (inss: number, irrf: number) => [
  expect.objectContaining({ code: 'inss', amountCents: inss }),
  expect.objectContaining({ code: 'irrf', amountCents: irrf }),
];
/**
 * A payout of 6 000.00, with the INSS and IRRF of a month without other payments
 * (docs/spec/brazil.md#withholding).
 */
const alone = (given: Partial<Payout> = {}) =>
  aPayout({
    id: 80,
    status: 'made',
    legalForm: 'individual',
    grossCents: 600_000,
    withholdings: [
      { code: 'inss', baseCents: 600_000, amountCents: 66_000, lawRef: '' },
      { code: 'irrf', baseCents: 534_000, amountCents: 38_002, lawRef: '' },
    ],
    netCents: 495_998,
    ...given,
  });

const processing = (given: Partial<Payout> = {}) =>
  aPayout({
    status: 'processing',
    dueOn: '2026-12-21',
    legalForm: 'individual',
    grossCents: 400_000,
    withholdings: [
      { code: 'inss', baseCents: 400_000, amountCents: 44_000, lawRef: '' },
      { code: 'irrf', baseCents: 339_280, amountCents: 0, lawRef: '' },
    ],
    netCents: 356_000,
    ...given,
  });
const prepared = processing({
  preparedById: financier.userId,
  preparedAt: '2026-11-20T12:00:00.000Z',
  preparedPayeeVersion: 1,
});

describe('finance preparing a payout', () => {
  const decide = (payout: Payout, given: Partial<TaxSources> = {}, now = NOW) =>
    decideOn(preparePayout, {
      rows: { payout, taxes: sources({ payees: [aPayee({ version: 7 })], ...given }) },
      input: { id: ids.payout },
      actor: financier,
      now,
    });

  it('stores the first staff member and the version of the payee, and notifies the rest of finance', () => {
    const changes = changesOf(decide(processing()));
    expect(summarize(changes)).toEqual(['update payouts 81', 'emit payouts.prepare']);
    expect(patchOf(changes, 'payouts')).toMatchObject({
      preparedById: financier.userId,
      preparedAt: NOW,
      preparedPayeeVersion: 7,
    });
  });

  it.each([
    ['for a future due date', NOW, '2026-12-21', [44_000, 0], false],
    [
      'for today if the due date has passed, on the total of the month',
      '2027-01-05T12:00:00.000Z',
      '2027-01-05',
      [93_231 - 66_000, 158_488 - 38_002],
      true,
    ],
  ] as const)('computes the taxes %s', (_name, now, expectedOn, [inss, irrf], corrected) => {
    const others = [alone({ id: 80, madeOn: '2027-01-04' }), processing()];
    const changes = changesOf(decide(processing(), { ofCreators: others }, now));
    expect(patchOf(changes, 'payouts')).toMatchObject({
      expectedOn,
      withholdings: kept(inss, irrf),
      netCents: 400_000 - inss - irrf,
    });
    expect(summarize(changes).includes('post taxes_corrected')).toBe(corrected);
  });

  it('requires a payout that is in processing and not prepared', () => {
    expect(refusals(decide(aPayout()))).toEqual(['payout_not_processing']);
    expect(refusals(decide(prepared))).toEqual(['already_prepared']);
  });
});

describe('finance releasing a payout', () => {
  type Also = Parameters<typeof releasePayout.decide>[0]['rows']['also'];
  const decide = (
    row: Payout,
    actor: Actor,
    madeOn = '2026-11-21',
    given: Partial<Also> = {},
    transferCents?: number,
  ) =>
    decideOn(releasePayout, {
      rows: { row, also: { taxes: sources(), settings: settingsWith(), ...given } },
      input: { id: ids.payout, proof: 'E99999999202611211200', madeOn, transferCents },
      actor,
    });

  it('is refused for the preparer even if the payout was paid outside its payment file', () => {
    const sent = { ...prepared, status: 'sent' as const, releasedById: secondFinancier.userId };
    expect(changesOf(decide(sent, secondFinancier))).toHaveLength(2);
    expect(refusals(decide(sent, financier))).toEqual(['second_person_needed']);
  });

  it('stores the second staff member, the day and the proof, and posts the payment', () => {
    const changes = changesOf(decide(prepared, secondFinancier));
    expect(summarize(changes)).toEqual(['move payouts 81 release', 'post payout_made']);
    expect(patchOf(changes, 'payouts')).toMatchObject({
      releasedById: secondFinancier.userId,
      proof: 'E99999999202611211200',
      madeOn: '2026-11-21',
      firstMadeOn: '2026-11-21',
    });
  });

  it.each<[string, Payout, Payout[], readonly [number, number]]>([
    [
      'on the total of the month of the payment',
      prepared,
      [alone({ madeOn: '2026-11-05' })],
      [27_231, 120_486],
    ],
    [
      'including payouts in a payment file',
      prepared,
      [alone({ status: 'sent', expectedOn: '2026-11-23' })],
      [27_231, 120_486],
    ],
    [
      'excluding payouts only expected in the month',
      prepared,
      [alone({ status: 'processing', dueOn: '2026-11-05' })],
      [44_000, 0],
    ],
    [
      'excluding payments in the month of the due date',
      prepared,
      [alone({ madeOn: '2026-12-05' })],
      [44_000, 0],
    ],
    [
      'by the month of the first payment, if the bank returned the payout',
      { ...prepared, firstMadeOn: '2026-10-30' },
      [alone({ madeOn: '2026-11-05' })],
      [44_000, 0],
    ],
    [
      'by the month of the payment file',
      { ...prepared, status: 'sent', releasedById: secondFinancier.userId, expectedOn: '2026-10-30' },
      [alone({ madeOn: '2026-11-05' })],
      [44_000, 0],
    ],
    [
      'but not on amounts already deducted for a repayment',
      { ...prepared, deductedCents: 350_000 },
      [alone({ madeOn: '2026-11-05' })],
      [27_231, 22_769],
    ],
  ])('computes the taxes %s', (_name, row, ofCreators, [inss, irrf]) => {
    const changes = changesOf(decide(row, secondFinancier, '2026-11-21', { taxes: sources({ ofCreators }) }));
    const netCents = 400_000 - inss - irrf;
    expect(patchOf(changes, 'payouts')).toMatchObject({ withholdings: kept(inss, irrf), netCents });
    const posted = changes.flatMap((change) => (change.do === 'post' ? change.entry.postings : []));
    const sumOf = (kind: string) =>
      posted.reduce((sum, { account, amountCents }) => sum + (account.kind === kind ? amountCents : 0), 0);
    // The whole debt was either paid to the creator or is owed to the state.
    expect([sumOf('payable'), sumOf('withholding'), sumOf('cash')]).toEqual([
      356_000 - row.deductedCents,
      netCents - 356_000,
      row.deductedCents - netCents,
    ]);
  });

  it('keeps the day of the first payment if the bank returned the payout', () => {
    const again = { ...prepared, firstMadeOn: '2026-10-30' };
    expect(patchOf(changesOf(decide(again, secondFinancier)), 'payouts')).toMatchObject({
      madeOn: '2026-11-21',
      firstMadeOn: '2026-10-30',
    });
  });

  it('is refused if the amount after taxes of the payment day differs from the transferred amount', () => {
    const given = { taxes: sources({ ofCreators: [alone({ madeOn: '2026-11-05' })] }) };
    expect(refusals(decide(prepared, secondFinancier, '2026-11-21', given, 356_000))).toEqual([
      'transfer_differs /madeOn',
    ]);
    expect(refusals(decide(prepared, secondFinancier, '2026-11-21', given, 252_283))).toEqual([]);
  });

  it('requires a staff member who did not prepare the payout', () => {
    expect(refusals(decide(prepared, financier))).toEqual(['second_person_needed']);
  });

  it('requires a prepared payout', () => {
    expect(refusals(decide(processing(), secondFinancier))).toEqual(['not_prepared']);
  });

  describe('to a payee that changed', () => {
    const refused = (payee: Partial<Payee>, settings: Setting[] = settingsWith()) => {
      const decision = decide(prepared, secondFinancier, '2026-11-21', {
        taxes: sources({ payees: [aPayee(payee)] }),
        settings,
      });
      return 'refused' in decision ? decision.refused : [];
    };
    const resting = (from: string) => [{ pointer: '', code: 'payee_resting', params: { from } }];

    it('is refused if the payout was prepared for a different account', () => {
      expect(refused({ version: 2 })).toMatchObject([{ code: 'payee_changed' }]);
    });

    // NOW is 2026-11-21T12:00:00.000Z.
    it('is refused for 48 hours after the account changed', () => {
      expect(refused({ changedAt: '2026-11-19T12:00:00.001Z' })).toEqual(resting('2026-11-21T12:00:00.001Z'));
      expect(refused({ changedAt: '2026-11-19T12:00:00.000Z' })).toEqual([]);
    });

    it('is refused for as many hours as the setting required when the account changed', () => {
      const settings = settingsWith(
        aSetting({ key: 'payee_rest_hours', value: 1, validFrom: '2026-11-20' }),
        aSetting({ id: 506, key: 'payee_rest_hours', value: 0, validFrom: '2026-11-21' }),
      );
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
  ])('is refused with the date %s', (madeOn, expected) => {
    expect(refusals(decide(prepared, secondFinancier, madeOn))).toEqual([expected]);
  });
});

it('clears the preparation of a failed payout, so that finance must prepare it again', () => {
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
