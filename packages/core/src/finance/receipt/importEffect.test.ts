import { describe, expect, it } from 'vitest';
import { effectOfImport, importTotal, sumByEffect } from './importEffect';

describe('the effect of a line of a bank file', () => {
  it.each([
    ['matched', 1, 'paid'],
    ['confirmed', 1, 'confirmed'],
    ['amount_differs', 1, 'differs'],
    ['unknown_reference', 1, 'unmatched'],
    ['other_payer', 1, 'unmatched'],
    ['already_paid', 1, 'unmatched'],
    ['charge_cancelled', 1, 'unmatched'],
    ['payment_reversed', 1, 'reversed'],
    ['known', 1, 'known'],
    ['known_differs', 1, 'skipped'],
    ['by_provider', 1, 'skipped'],
    ['date_in_future', null, 'skipped'],
    ['not_a_payment', null, 'skipped'],
    // A reversal whose payment is unknown.
    ['unknown_reference', null, 'skipped'],
  ] as const)('of %s with receipt %s is %s', (outcome, receiptId, effect) => {
    expect(effectOfImport({ outcome, receiptId })).toBe(effect);
  });

  const line = (effect: Parameters<typeof sumByEffect>[0][number]['effect'], amountCents: number) => ({
    effect,
    amountCents,
  });

  it('is counted and summed by effect', () => {
    const lines = [line('known', 5), line('paid', 100), line('skipped', 7), line('paid', 50)];
    expect(sumByEffect(lines)).toEqual([
      { effect: 'paid', count: 2, cents: 150 },
      { effect: 'known', count: 1, cents: 5 },
      { effect: 'skipped', count: 1, cents: 7 },
    ]);
  });

  it('counts as incoming money only if the import books it', () => {
    const lines = [line('paid', 100), line('unmatched', 30), line('reversed', 100), line('known', 5)];
    expect(importTotal(lines)).toEqual({ count: 2, cents: 130, writes: true });
    expect(importTotal([line('reversed', 100)])).toEqual({ count: 0, cents: 0, writes: true });
    expect(importTotal([line('known', 5), line('skipped', 7)])).toMatchObject({ count: 0, writes: false });
  });
});
