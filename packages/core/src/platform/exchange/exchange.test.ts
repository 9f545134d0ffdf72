import { describe, expect, it } from 'vitest';
import { brlPerUnit, currentRateSince, defaultRates, fromBrl, isStale, type Rates, toBrl } from './exchange';

describe('an exchange rate', () => {
  it.each([
    ['on a Tuesday if it was published for Monday', '2026-11-24', '2026-11-23'],
    ['on a Monday if it was published for Thursday and Friday was a holiday', '2026-11-23', '2026-11-19'],
    ['on a Sunday if it was published for Friday', '2026-11-15', '2026-11-13'],
    ['after Carnival if it was published for the Friday before', '2026-02-18', '2026-02-13'],
  ])('is current %s', (_, today, since) => {
    expect(currentRateSince(today)).toBe(since);
    expect(isStale({ rateMicros: 1, day: since }, today)).toBe(false);
    expect(isStale({ rateMicros: 1, day: '2026-01-02' }, today)).toBe(true);
  });

  it('is outdated if it was never read', () => {
    expect(isStale(defaultRates.USD, '2026-11-21')).toBe(true);
    expect([defaultRates.USD, defaultRates.EUR].map(brlPerUnit)).toEqual([4.8, 5.2]);
  });
});

describe('an amount in BRL', () => {
  const rates: Rates = {
    USD: { rateMicros: 5_123_400, day: null },
    EUR: { rateMicros: 4_000_000, day: null },
  };
  it.each([
    [10_000, 'BRL', 10_000],
    [512_340, 'USD', 100_000],
    [100, 'USD', 20],
    [10, 'EUR', 2],
    [14, 'EUR', 4],
    [-100, 'EUR', -25],
    [0, 'USD', 0],
  ] as const)('converts %i minor units to %s as %i', (cents, currency, expected) => {
    expect(fromBrl(cents, currency, rates)).toBe(expected);
  });
  it('is converted back at the same rate', () => {
    expect([100_000, 1, 0].map((cents) => toBrl(cents, rates.USD))).toEqual([512_340, 5, 0]);
  });
  it('throws if it is not a safe integer', () => {
    expect(() => fromBrl(1.5, 'USD', rates)).toThrow(RangeError);
    expect(() => toBrl(1.5, rates.USD)).toThrow(RangeError);
  });
});
