import { describe, expect, it } from 'vitest';
import { Problem } from '../../kit';
import {
  aCharge,
  aChargeLine,
  changesOf,
  curator,
  decideOn,
  financier,
  ids,
  inShort,
  NOW,
  patchOf,
  product,
  refusals,
} from '../../testing';
import { importBankReturn } from './importBankReturn';
import { markOverdue } from './markOverdue';
import { settleCharge } from './settleCharge';

const today = '2026-11-21';

describe('settling a charge', () => {
  const decide = (given: { paidOn?: string; amountCents?: number } = {}) =>
    decideOn(settleCharge, {
      rows: { row: aCharge(), also: { lines: [aChargeLine()], instalments: [] } },
      input: { id: ids.charge, paidOn: today, paidBy: 'pix', amountCents: 400_000, ...given },
      actor: financier,
    });

  it('keeps when and how it was paid, and posts it', () => {
    const changes = changesOf(decide());
    expect(inShort(changes)).toEqual(['move charges 71 settle', 'post charge_paid']);
    expect(patchOf(changes, 'charges')).toEqual({ paidOn: today, paidBy: 'pix' });
  });

  it.each([
    ['another amount', { amountCents: 399_999 }, 'amount_differs /amountCents'],
    ['a day to come', { paidOn: '2026-11-22' }, 'date_in_future /paidOn'],
  ])('refuses %s', (_name, given, expected) => {
    expect(refusals(decide(given))).toEqual([expected]);
  });
});

describe('marking what is overdue', () => {
  it('takes what was due before today, not what is due today', () => {
    const rows = [aCharge({ dueOn: '2026-11-20' }), aCharge({ id: 72, dueOn: today })];
    const decision = decideOn(markOverdue, { rows, input: {}, actor: product });
    expect(inShort(changesOf(decision))).toEqual(['move charges 71 fallDue']);
  });
});

describe('reading a bank return in', () => {
  const news = (given: object = {}) => ({
    line: 3,
    occurrence: '06',
    ourNumber: '71',
    faceCents: 400_000,
    paidCents: 400_000,
    netCents: 399_700,
    paidOn: '2026-11-20',
    ...given,
  });
  const stored = (given: Parameters<typeof aCharge>[0] = {}) =>
    aCharge({ ourNumber: '00000000071', ...given });
  const decide = (rows: ReturnType<typeof aCharge>[], ...entries: ReturnType<typeof news>[]) =>
    decideOn(importBankReturn, {
      rows: { charges: rows, lines: [aChargeLine()], instalments: [] },
      input: { entries },
      actor: financier,
    });
  const reasons = (decision: ReturnType<typeof decide>) =>
    'reply' in decision ? decision.reply.results.map(({ reason }) => reason) : [];

  it('settles what matches, by its number however it is padded', () => {
    const decision = decide([stored({ status: 'overdue' })], news({ ourNumber: '00000000000000000071' }));
    expect(inShort(changesOf(decision))).toEqual(['move charges 71 settle', 'post charge_paid']);
    expect(patchOf(changesOf(decision), 'charges')).toEqual({ paidOn: '2026-11-20', paidBy: 'slip' });
    expect(decision).toMatchObject({ reply: { settled: 1, results: [{ chargeId: 71, reason: null }] } });
  });

  it.each([
    ['another movement than a payment', stored(), news({ occurrence: '02' }), 'not_a_payment'],
    ['a number of nobody', stored(), news({ ourNumber: '999' }), 'unknown_number'],
    ['another amount', stored(), news({ paidCents: 400_100 }), 'amount_differs'],
    ['what was paid before', stored({ status: 'paid' }), news(), 'already_paid'],
    ['what was cancelled', stored({ status: 'cancelled' }), news(), 'charge_cancelled'],
    ['a charge in another currency', stored({ currency: 'EUR' }), news(), 'amount_differs'],
    ['a day to come', stored(), news({ paidOn: '2026-11-22' }), 'date_in_future'],
  ])('reports %s and leaves it alone', (_name, charge, entry, reason) => {
    const decision = decide([charge], entry);
    expect(changesOf(decision)).toEqual([]);
    expect(reasons(decision)).toEqual([reason]);
  });

  it('settles once what the file has twice', () => {
    const decision = decide([stored()], news(), news({ line: 5 }));
    expect(inShort(changesOf(decision))).toHaveLength(2);
    expect(reasons(decision)).toEqual([null, 'already_paid']);
  });

  it('settles the good lines of a file that has bad ones', () => {
    const decision = decide([stored()], news({ ourNumber: '5' }), news());
    expect(reasons(decision)).toEqual(['unknown_number', null]);
    expect(inShort(changesOf(decision))).toEqual(['move charges 71 settle', 'post charge_paid']);
  });

  it('is for finance only, as marking is for the product only', async () => {
    const loadNothing = {} as Parameters<typeof importBankReturn.load>[0];
    const entries = { entries: [] };
    await expect(importBankReturn.load(loadNothing, entries, { actor: curator, now: NOW })).rejects.toThrow(
      Problem,
    );
    await expect(markOverdue.load(loadNothing, {}, { actor: financier, now: NOW })).rejects.toThrow(
      'not_allowed',
    );
  });
});
