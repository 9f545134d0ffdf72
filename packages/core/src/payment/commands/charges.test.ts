import { describe, expect, it } from 'vitest';
import {
  aCharge,
  aChargeLine,
  changesOf,
  decideOn,
  financier,
  ids,
  inShort,
  NOW,
  patchOf,
  product,
  refusals,
} from '../../testing';
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

it('marking is for the product only', async () => {
  const loadNothing = {} as Parameters<typeof markOverdue.load>[0];
  await expect(markOverdue.load(loadNothing, {}, { actor: financier, now: NOW })).rejects.toThrow(
    'not_allowed',
  );
});
