import { describe, expect, it } from 'vitest';
import type { Actor } from '../../people';
import {
  aCardPayment,
  aCharge,
  accepted,
  anInstalment,
  aPayout,
  aReceipt,
  aRepayment,
  aTermination,
  brandOwner,
  type Case,
  financier,
  ids,
  inserted,
  patchOf,
  refusedWith,
  secondFinancier,
  summarize,
  TODAY,
} from '../../testing';
import type { Payout } from '../payment';
import { assignReceipt, proposalFor, takeRepayment } from '../receipt';
import { demandRepayment, prepareRepaymentRefund, releaseRepayment, waiveRepayment } from './commands';
import { repaymentSlip } from './slip';

const made = (given: Partial<Payout> = {}) =>
  aPayout({ status: 'made', madeOn: TODAY, netCents: 329_000, ...given });
const asking = {
  payoutId: ids.payout,
  amountCents: 329_000,
  feeCents: 60_000,
  reason: 'O conteúdo saiu do ar antes do combinado.',
};
const store = { payouts: [made()], charges: [aCharge({ status: 'paid' })] };
const postings = (changes: readonly unknown[]) =>
  (changes as { do: string; entry: { postings: { account: { kind: string }; amountCents: number }[] } }[])
    .filter((one) => one.do === 'post')
    .flatMap(({ entry }) => entry.postings.map((one) => [one.account.kind, one.amountCents]));

describe('requiring a creator to pay back a payout', () => {
  it('posts the brand’s claim on the creator and refunds the fee', async () => {
    const { changes } = await accepted(demandRepayment, asking, { actor: financier, store });
    expect(inserted(changes, 'repayments')).toMatchObject({
      toward: 'company',
      dueOn: '2026-12-28',
      paidCents: 0,
    });
    expect(postings(changes)).toEqual([
      ['recoverable', 329_000],
      ['unrecovered', -329_000],
      ['fee', 60_000],
      ['refunds', -60_000],
    ]);
  });

  const lost = { ...store, 'card-payments': [aCardPayment({ status: 'lost', disputedCents: 400_000 })] };
  it('claims the amount for the platform, without a fee, if the brand’s bank reversed its payment', async () => {
    const { changes } = await accepted(
      demandRepayment,
      { ...asking, feeCents: 0 },
      { actor: financier, store: lost },
    );
    expect(inserted(changes, 'repayments')).toMatchObject({ toward: 'platform', feeCents: 0 });
  });

  it('claims the amount for the company if the company’s bank reversed less than that amount', async () => {
    const part = { ...store, 'card-payments': [aCardPayment({ status: 'lost', disputedCents: 5_000 })] };
    const { changes } = await accepted(demandRepayment, asking, { actor: financier, store: part });
    expect(inserted(changes, 'repayments')).toMatchObject({ toward: 'company' });
  });

  it('takes into account only the charge and card payment of the instalment itself', async () => {
    const instalments = [anInstalment({ id: 610, chargeId: 70, payoutId: 80 }), anInstalment()];
    const charges = [aCharge({ id: 70, status: 'paid', feeCents: 10_000 }), ...store.charges];
    const rows = {
      ...store,
      instalments,
      charges,
      'card-payments': [aCardPayment({ chargeId: 70, status: 'lost', disputedCents: 400_000 })],
    };
    const { changes } = await accepted(demandRepayment, asking, { actor: financier, store: rows });
    expect(inserted(changes, 'repayments')).toMatchObject({ toward: 'company', feeCents: 60_000 });
  });

  it.each<[string, object, object, string[]]>([
    ['a payout that is not paid', {}, { payouts: [made({ status: 'processing' })] }, ['payout_not_made']],
    ['more than was paid out', { amountCents: 329_001 }, {}, ['more_than_paid /amountCents']],
    [
      'a second repayment of the whole payout',
      {},
      { repayments: [aRepayment({ amountCents: 329_000 })] },
      ['more_than_paid /amountCents'],
    ],
    ['more than the platform’s fee', { feeCents: 60_001 }, {}, ['more_than_fee /feeCents']],
    [
      'more than the fee that was due after an early end',
      { feeCents: 15_001 },
      { settlements: [aTermination({ status: 'refunded' })] },
      ['more_than_fee /feeCents'],
    ],
    ['a fee, if the bank took the payment back', { feeCents: 1 }, lost, ['more_than_fee /feeCents']],
    [
      'a payout whose card payment is disputed',
      {},
      { 'card-payments': [aCardPayment({ status: 'disputed' })] },
      ['objection_open'],
    ],
  ])('is rejected: %s', async (_what, given, rows, expected) => {
    const by: Case = { actor: financier, store: { ...store, ...rows } };
    expect(await refusedWith(demandRepayment, { ...asking, ...given }, by)).toEqual(expected);
  });

  it('is allowed only for finance', async () => {
    expect(await refusedWith(demandRepayment, asking, { actor: brandOwner, store })).toEqual(['not_found']);
  });
});

describe('a repayment by a creator', () => {
  const owed = aRepayment({ amountCents: 329_000, paidCents: 29_000 });
  const paid = aReceipt({ amountCents: 300_000, reference: repaymentSlip(owed).ourNumber });

  it('is settled by a receipt in suspense that has its slip number', async () => {
    const { ourNumber, pixCode } = repaymentSlip(owed);
    expect(ourNumber).toBe('90000000078');
    expect(pixCode).toContain('54073000.00');
    expect(proposalFor(paid, [])).toEqual({ act: 'assign', repaymentId: ids.repayment });
    const { changes } = await accepted(
      assignReceipt,
      { id: paid.id, repaymentId: owed.id },
      { actor: financier, store: { receipts: [paid], repayments: [owed] } },
    );
    expect(summarize(changes)).toEqual([
      `move receipts ${paid.id} assign`,
      `move repayments ${owed.id} settle`,
      'post repayment_received',
    ]);
    expect(postings(changes)[0]).toEqual(['suspense', 300_000]);
  });

  it.each([
    ['settled', owed.amountCents],
    ['waived', 29_000],
    ['refunded', owed.amountCents],
  ] as const)('keeps its number but has no slip or PIX code once it is %s', (status, paidCents) => {
    expect(repaymentSlip({ ...owed, status, paidCents })).toEqual({
      ourNumber: '90000000078',
      barCode: null,
      digitableLine: null,
      pixCode: null,
    });
  });

  it.each<[string, object, object, string[]]>([
    ['more than the creator owes', { amountCents: 300_001 }, {}, ['more_than_owed /repaymentId']],
    ['in a different currency', { currency: 'EUR' }, {}, ['more_than_owed /repaymentId']],
    ['a settled repayment', {}, { status: 'settled' }, ['repayment_not_open /repaymentId']],
    ['an unknown repayment', {}, { id: 5 }, ['unknown_repayment /repaymentId']],
  ])('is rejected: %s', async (_what, came, given, expected) => {
    const rows = { receipts: [{ ...paid, ...came }], repayments: [{ ...owed, ...given }] };
    const input = { id: paid.id, repaymentId: owed.id };
    expect(await refusedWith(assignReceipt, input, { actor: financier, store: rows })).toEqual(expected);
  });

  it('can be recorded by hand in a foreign currency and stays open after a partial payment', async () => {
    const input = { repaymentId: owed.id, amountCents: 1_000, receivedOn: TODAY, proof: 'SWIFT 1' };
    const inEuros = { repayments: [{ ...owed, currency: 'EUR' as const }] };
    const { changes } = await accepted(takeRepayment, input, { actor: financier, store: inEuros });
    expect(inserted(changes, 'receipts')).toMatchObject({
      source: 'hand',
      externalId: 'repayment 78 SWIFT 1',
    });
    expect(patchOf(changes, 'repayments')).toEqual({ paidCents: 30_000 });
    const inReais = { actor: financier, store: { repayments: [owed] } };
    expect(await refusedWith(takeRepayment, input, inReais)).toEqual(['by_receipt']);
  });
});

describe('closing a repayment', () => {
  const { id } = aRepayment();
  const input = { id, proof: 'TED 7', refundedOn: TODAY };
  const settled = aRepayment({ status: 'settled', paidCents: 340_000, preparedById: financier.userId });
  const by = (row: typeof settled, actor: Actor = secondFinancier): Case => ({
    actor,
    store: { ...store, repayments: [row] },
  });

  it('lets two staff members refund the repaid amount and the fee to the brand', async () => {
    const { changes } = await accepted(releaseRepayment, input, by(settled));
    expect(postings(changes)).toEqual([
      ['refunds', 400_000],
      ['cash', -400_000],
    ]);
    expect(await refusedWith(releaseRepayment, input, by(settled, financier))).toEqual([
      'second_person_needed',
    ]);
    const objected = (status: 'disputed' | 'lost'): Case => ({
      ...by(settled),
      store: {
        ...store,
        repayments: [settled],
        'card-payments': [aCardPayment({ status, disputedCents: 400_000 })],
      },
    });
    // The brand's bank is taking back the payment (open dispute) or has taken it back (lost dispute).
    expect(await refusedWith(releaseRepayment, input, objected('disputed'))).toEqual(['objection_open']);
    const lost = await accepted(releaseRepayment, { ...input, proof: '' }, objected('lost'));
    expect(postings(lost.changes)).toEqual([
      ['refunds', 400_000],
      ['claims', -400_000],
    ]);
    expect(patchOf(lost.changes, 'repayments')).toMatchObject({ setOffCents: 400_000 });
    const open = by(aRepayment());
    expect(await refusedWith(prepareRepaymentRefund, { id }, open)).toEqual(['no_refund']);
  });

  it('waives what the creator still owes', async () => {
    const row = aRepayment({ paidCents: 40_000 });
    const { changes } = await accepted(waiveRepayment, { id, comment: 'Sem bens.' }, by(row));
    expect(postings(changes)).toEqual([
      ['unrecovered', 300_000],
      ['recoverable', -300_000],
    ]);
  });
});
