import { describe, expect, it } from 'vitest';
import { aCharge, settingsWith } from '../../testing';
import { splitLateFee } from './late';
import { receivedOf, receivedParts, reportedPaymentOf, splitForPayer, withoutPrivateFee } from './received';

it('returns the payment that the brand reported for a charge, even if the charge is settled', () => {
  const reported = {
    reportedAt: '2026-11-24T12:00:00.000Z',
    reportedOn: '2026-11-24',
    reportedBy: 'pix',
  } as const;
  const payment = { paidOn: '2026-11-24', paidBy: 'pix' };
  expect(reportedPaymentOf(aCharge(reported))).toEqual(payment);
  expect(reportedPaymentOf(aCharge({ ...reported, status: 'paid' }))).toEqual(payment);
  expect(reportedPaymentOf(aCharge())).toBeNull();
});

describe('the amount received for a charge', () => {
  const late = { fineCents: 8_000, interestCents: 2_533 };

  it.each([
    ['on time', {}, 400_000, 0, 400_000],
    ['with fine and interest', { ...late, receivedCents: 410_533 }, 400_000, 0, 410_533],
    ['with a difference', { receivedCents: 399_950 }, 400_000, -50, 399_950],
    [
      'for an Elenco Pay contract, whose amount includes fine and interest',
      { ...late, purpose: 'pay' as const, amountCents: 410_533, receivedCents: 410_533 },
      400_000,
      0,
      410_533,
    ],
  ])(
    'is split into price, fine, interest and difference: %s',
    (_when, given, priceCents, differenceCents, totalCents) => {
      const { fineCents = 0, interestCents = 0 } = given as Partial<typeof late>;
      expect(receivedOf(aCharge({ status: 'paid', ...given }))).toEqual({
        priceCents,
        fineCents,
        interestCents,
        lateCents: fineCents + interestCents,
        differenceCents,
        totalCents,
      });
    },
  );

  it('lists fine, interest and difference only for a charge paid with more or less than its amount', () => {
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
  ])(
    'counts a late fee toward the fine before interest: %s cents on 4 000.00',
    (lateFeeCents, fineCents, interestCents) => {
      expect(splitLateFee(lateFeeCents, aCharge(), 400_000, settingsWith())).toEqual({
        fineCents,
        interestCents,
      });
    },
  );
});

it.each([
  ['hiring', 60_000],
  ['subscription', 60_000],
  ['pay', 0],
] as const)(
  'removes the fee from the charge shown to a payer if only the creator may see it: %s',
  (purpose, feeCents) => {
    expect(withoutPrivateFee(aCharge({ purpose, feeCents: 60_000 })).feeCents).toBe(feeCents);
  },
);

describe('the split of a charge for its payer', () => {
  it.each(['hiring', 'amendment', 'penalty', 'project'] as const)('shows the fee: %s', (purpose) => {
    const charge = aCharge({ purpose, amountCents: 400_000, feeCents: 60_000 });
    expect(splitForPayer(charge)).toEqual({ creatorCents: 340_000, feeCents: 60_000 });
  });

  it.each(['pay', 'subscription'] as const)('is a single price: %s', (purpose) => {
    expect(splitForPayer(aCharge({ purpose, feeCents: 60_000 }))).toBeNull();
  });
});
