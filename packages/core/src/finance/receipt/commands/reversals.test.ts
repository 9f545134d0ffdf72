import { describe, expect, it } from 'vitest';
import {
  aCharge,
  aChargeLine,
  aContract,
  accepted,
  aPayout,
  aReceipt,
  type Case,
  financier,
  ids,
  patchOf,
  refusedWith,
  secondFinancier,
  summarize,
} from '../../../testing';
import type { Reversal } from '../reversal';
import { contestReceipt, importReceipts, keepReceipt, returnReceipt, unmatchReceipt } from './index';

const paid = aCharge({ status: 'paid', paidOn: '2026-11-20', paidBy: 'slip', ourNumber: '00000000071' });
const matched = aReceipt({
  status: 'matched',
  source: 'cnab400',
  paidBy: 'slip',
  reference: '71',
  reason: null,
  chargeId: ids.charge,
  companyId: ids.company,
});
const contested = { ...matched, status: 'contested', preparedById: financier.userId } as const;
const storeOf = (receipt = matched, more: Case['store'] = {}) => ({
  charges: [paid],
  'charge-lines': [aChargeLine()],
  payouts: [aPayout({ grossCents: 340_000 })],
  contracts: [aContract({ status: 'active' })],
  receipts: [receipt],
  ...more,
});
const postings = (changes: Awaited<ReturnType<typeof run>>['changes']) =>
  changes.flatMap((change) =>
    change.do === 'post'
      ? change.entry.postings.map(({ account, amountCents }) => [account.kind, amountCents])
      : [],
  );
const id = ids.receipt;
const run = (store: Case['store'], actor = secondFinancier) =>
  accepted(unmatchReceipt, { id, comment: 'Estornado' }, { actor, store });

describe('a reversal of a payment by the bank', () => {
  const reversal: Reversal = {
    source: 'cnab400',
    externalId: '237/x/9/3',
    reference: '71',
    amountCents: 400_000,
  };
  const read = (store: Case['store'], ...reversals: Reversal[]) =>
    accepted(importReceipts, { entries: [], reversals }, { actor: financier, store });

  it('contests the receipt of the payment without posting ledger entries', async () => {
    const done = await read(storeOf(), reversal);
    expect(summarize(done.changes)).toEqual([`move receipts ${id} contest`]);
    expect(patchOf(done.changes, 'receipts')).toEqual({
      reason: 'payment_reversed',
      reversedBy: '237/x/9/3',
      preparedById: financier.userId,
    });
    expect(done.reply.reversed).toMatchObject([
      { outcome: 'payment_reversed', receiptId: id, chargeId: ids.charge },
    ]);
  });

  it.each<[string, ReturnType<typeof aReceipt>, Partial<Reversal>, string]>([
    ['that was imported before', { ...contested, reversedBy: reversal.externalId }, {}, 'known'],
    ['with an unknown number', matched, { reference: '999' }, 'unknown_reference'],
    ['of a card payment', { ...matched, source: 'card' }, {}, 'by_provider'],
  ])('changes nothing for a line in the bank’s file %s', async (_what, receipt, given, outcome) => {
    const done = await read(storeOf(receipt), { ...reversal, ...given });
    expect(done.changes).toEqual([]);
    expect(done.reply.reversed.map((one) => one.outcome)).toEqual([outcome]);
  });

  it('marks a duplicate payment in suspense as reversed and is imported only once', async () => {
    const second = aReceipt({ id: 900, source: 'cnab400', reference: '71', reason: 'already_paid' });
    const done = await read(storeOf(matched, { receipts: [matched, second] }), reversal, reversal);
    expect(summarize(done.changes)).toEqual(['update receipts 900']);
    expect(done.reply.reversed.map((one) => one.outcome)).toEqual(['payment_reversed', 'known']);
  });

  it('contests the receipt even if the same bank file contains the payment', async () => {
    const entry = {
      source: 'cnab400',
      externalId: '237/x/9/2',
      receivedOn: '2026-11-20',
      amountCents: 400_000,
      paidBy: 'slip',
      reference: '71',
    } as const;
    const store = { ...storeOf(), charges: [aCharge({ ourNumber: paid.ourNumber })], receipts: [] };
    const done = await accepted(
      importReceipts,
      { entries: [entry], reversals: [reversal] },
      { actor: financier, store },
    );
    expect(summarize(done.changes)).toEqual([
      'insert receipts',
      'move receipts 1001 match',
      'move charges 71 settle',
      'post charge_paid',
      'move receipts 1001 contest',
    ]);
  });
});

describe('a receipt that did not pay its charge', () => {
  const contest = { id, comment: 'Era da cobrança 72' };

  it('reopens the charge when one staff member contests it and a second one unmatches it', async () => {
    const first = await accepted(contestReceipt, contest, { actor: financier, store: storeOf() });
    expect(patchOf(first.changes, 'receipts')).toEqual({
      reason: 'wrong_charge',
      preparedById: financier.userId,
    });
    const done = await run(storeOf(contested));
    expect(summarize(done.changes)).toEqual([
      `move receipts ${id} unmatch`,
      'move charges 71 reopen',
      'post charge_reopened',
    ]);
    const late = { charges: [aCharge({ ...paid, dueOn: '2026-11-01' })] };
    expect(summarize((await run({ ...storeOf(contested), ...late })).changes)).toEqual([
      `move receipts ${id} unmatch`,
      'move charges 71 reopen',
      'move charges 71 fallDue',
      'post charge_reopened',
    ]);
    expect(patchOf(done.changes, 'receipts')).toMatchObject({
      chargeId: null,
      companyId: null,
      preparedById: null,
    });
    expect(patchOf(done.changes, 'charges')).toMatchObject({
      receivedCents: 0,
      paidOn: null,
      paidBy: null,
      amountCents: 400_000,
    });
    expect(postings(done.changes)).toEqual([
      ['suspense', -400_000],
      ['receivable', 400_000],
      ['committed', -400_000],
      ['held', 340_000],
      ['fee', 60_000],
    ]);
  });

  it('removes the fine and interest from the charge when it is unmatched', async () => {
    const late = aChargeLine({ id: 990, kind: 'fine', amountCents: 8_000, feeCents: 0 });
    const store = storeOf(contested, {
      charges: [aCharge({ status: 'paid', paidOn: '2026-11-25', paidBy: 'slip', amountCents: 408_000 })],
      'charge-lines': [aChargeLine(), late],
      payouts: [aPayout({ grossCents: 348_000 })],
    });
    const done = await run(store);
    expect(summarize(done.changes)).toContain('remove charge-lines 990');
    expect(patchOf(done.changes, 'charges')).toMatchObject({ amountCents: 400_000 });
    expect(postings(done.changes).slice(0, 2)).toEqual([
      ['suspense', -408_000],
      ['receivable', 400_000],
    ]);
  });

  it('reopens all charges of a combined invoice when unmatched from it', async () => {
    const invoice = { ...paid, purpose: 'project', contractId: null, creatorId: null } as const;
    const store = storeOf(contested, {
      charges: [invoice, aCharge({ id: 70, status: 'paid', paidOn: '2026-11-20', paidBy: 'slip' })],
      'charge-lines': [aChargeLine({ ofChargeId: 70 })],
    });
    expect(summarize((await run(store)).changes)).toEqual([
      `move receipts ${id} unmatch`,
      'move charges 71 reopen',
      'move charges 70 reopenWithin',
      'post charge_reopened',
    ]);
  });

  it('can be kept with a comment as the payment of its charge', async () => {
    const given = { actor: financier, store: storeOf(contested) };
    const done = await accepted(keepReceipt, { id, comment: 'O banco corrigiu' }, given);
    expect(summarize(done.changes)).toEqual([`move receipts ${id} keep`]);
    expect(patchOf(done.changes, 'receipts')).toEqual({ reason: null, preparedById: null });
  });

  const begun = { payouts: [aPayout({ grossCents: 340_000, status: 'processing' })] };
  const ended = { contracts: [aContract({ status: 'cancelled' })] };
  const smaller = { payouts: [aPayout({ grossCents: 100_000 })] };
  const back = { id, proof: 'D2026-1', returnedOn: '2026-11-21' };

  it.each([
    ['whose payout is in progress', begun],
    ['whose contract has ended', ended],
    ['that was partly refunded', smaller],
  ])('becomes a claim on the company if the money was used: for a charge %s', async (_what, more) => {
    const store = storeOf(contested, more);
    expect(
      await refusedWith(unmatchReceipt, { id, comment: 'x' }, { actor: secondFinancier, store }),
    ).toEqual(['payment_used']);
    const done = await accepted(returnReceipt, back, { actor: secondFinancier, store });
    expect(summarize(done.changes)).toEqual([`move receipts ${id} release`, 'post payment_reversed']);
    expect(postings(done.changes)).toEqual([
      ['claims', 400_000],
      ['cash', -400_000],
    ]);
  });

  it.each<[string, Parameters<typeof refusedWith>[0], object, Case, string[]]>([
    [
      'unmatched by the staff member who contested it',
      unmatchReceipt,
      { id, comment: 'x' },
      { actor: financier, store: storeOf(contested) },
      ['second_person_needed'],
    ],
    [
      'returned by the staff member who contested it',
      returnReceipt,
      back,
      { actor: financier, store: storeOf(contested, begun) },
      ['second_person_needed'],
    ],
    [
      'returned while its charge can be reopened',
      returnReceipt,
      back,
      { actor: secondFinancier, store: storeOf(contested) },
      ['charge_can_reopen'],
    ],
    [
      'unmatched before it is contested',
      unmatchReceipt,
      { id, comment: 'x' },
      { actor: secondFinancier, store: storeOf() },
      ['move_not_possible'],
    ],
    [
      'contested if it is a card payment',
      contestReceipt,
      contest,
      { actor: financier, store: storeOf({ ...matched, source: 'card' }) },
      ['by_provider'],
    ],
    [
      'contested if it is the repayment of a creator',
      contestReceipt,
      contest,
      { actor: financier, store: storeOf({ ...matched, chargeId: null, repaymentId: 5 }) },
      ['receipt_of_repayment'],
    ],
  ] as never)('is not %s', async (_what, command, input, given, codes) => {
    expect(await refusedWith(command, input as never, given)).toEqual(codes);
  });
});
