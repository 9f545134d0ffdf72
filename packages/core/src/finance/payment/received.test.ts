import { describe, expect, it } from 'vitest';
import { aCharge, settingsWith } from '../../testing';
import { splitLateFee } from './late';
import { receivedOf, receivedParts } from './received';

describe('the amount received for a charge', () => {
  const late = { fineCents: 8_000, interestCents: 2_533 };

  it.each([
    ['on time', {}, 400_000, 0, 400_000],
    ['with fine and interest', { ...late, receivedCents: 410_533 }, 400_000, 0, 410_533],
    ['with a difference', { receivedCents: 399_950 }, 400_000, -50, 399_950],
    [
      'for a creator’s own contract, whose amount includes them',
      { ...late, purpose: 'pay' as const, amountCents: 410_533, receivedCents: 410_533 },
      400_000,
      0,
      410_533,
    ],
  ])('is split: %s', (_when, given, priceCents, differenceCents, totalCents) => {
    const { fineCents = 0, interestCents = 0 } = given as Partial<typeof late>;
    expect(receivedOf(aCharge({ status: 'paid', ...given }))).toEqual({
      priceCents,
      fineCents,
      interestCents,
      lateCents: fineCents + interestCents,
      differenceCents,
      totalCents,
    });
  });

  it('lists fine, interest and difference only for a paid charge that received more or less than its price', () => {
    const both = { ...late, receivedCents: 410_533 };
    expect(receivedParts(aCharge({ status: 'paid', ...both }))).toEqual([
      { of: 'fine', cents: 8_000 },
      { of: 'interest', cents: 2_533 },
      { of: 'total', cents: 410_533 },
    ]);
    expect(receivedParts(aCharge({ status: 'paid' }))).toEqual([]);
    expect(receivedParts(aCharge({ ...both, status: 'open', keptCents: 300_000 }))).toEqual([]);
  });

  it.each([
    [0, 0, 0],
    [5_000, 5_000, 0],
    [8_000, 8_000, 0],
    [10_533, 8_000, 2_533],
  ])('counts a fine before interest: %s of 4 000.00', (lateFeeCents, fineCents, interestCents) => {
    expect(splitLateFee(lateFeeCents, aCharge(), 400_000, settingsWith())).toEqual({
      fineCents,
      interestCents,
    });
  });
});
