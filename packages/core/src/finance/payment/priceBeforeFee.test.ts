import { describe, expect, it } from 'vitest';
import { priceBeforeFee } from './priceBeforeFee';

const contract = { origin: 'hiring', totalCents: 280_000, feeCents: 42_000, feeBp: 1_500 } as const;
const amendment = { id: 7, additionalCents: 100_000, feeCents: 15_000, feeBp: 1_500 };
const pay = { origin: 'pay', totalCents: 110_000, feeCents: 10_000, feeBp: 1_000 } as const;
const payout = (grossCents: number, amendmentId: number | null = null) => ({ grossCents, amendmentId });

describe('priceBeforeFee', () => {
  it.each([
    ['a hiring', payout(238_000), { contract }, [280_000, 42_000, 'proposal']],
    ['an amendment', payout(85_000, 7), { contract, amendments: [amendment] }, [100_000, 15_000, 'proposal']],
    [
      'an instalment',
      payout(50_000),
      { contract: pay, part: { amountCents: 55_000 } },
      [55_000, 5_000, 'client'],
    ],
    [
      'an instalment whose fee is rounded',
      payout(33_334),
      { contract: pay, part: { amountCents: 36_667 } },
      [36_667, 3_333, 'client'],
    ],
  ] as const)('returns the price and the fee of %s', (_what, own, of, [totalCents, feeCents, source]) => {
    expect(priceBeforeFee(own, of)).toEqual({
      totalCents,
      feeCents,
      source,
      feeBp: source === 'client' ? 1_000 : 1_500,
    });
  });

  it.each([
    ['a contract without a fee', payout(280_000), { contract: { ...contract, feeCents: 0 } }],
    ['a contract that ended early', payout(119_000), { contract }],
    ['an instalment that ended early', payout(20_000), { contract: pay, part: { amountCents: 55_000 } }],
    ['an amendment that is not loaded', payout(85_000, 7), { contract }],
    ['an unknown contract', payout(85_000), { contract: null }],
  ])('returns null for %s', (_what, own, of) => {
    expect(priceBeforeFee(own, of)).toBeNull();
  });
});
