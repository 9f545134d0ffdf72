import { describe, expect, it } from 'vitest';
import { inReais, ratesSince, reaisAccepted } from './invoiceAmount';

const rate = (rateMicros: number, day: string | null = null) => ({ rateMicros, day });

describe('the amount in reais of an invoice', () => {
  it('is the gross amount itself if the payout is in BRL', () => {
    expect(inReais(90_000, 'BRL', null)).toBe(90_000);
    expect(reaisAccepted(90_000, 'BRL', [])).toEqual({ lowCents: 90_000, highCents: 90_000 });
  });

  it('is converted at the given rate, or at the default rate if there is none', () => {
    expect(inReais(90_000, 'EUR', rate(6_234_500))).toBe(561_105);
    expect(inReais(90_000, 'EUR', null)).toBe(468_000);
  });

  it('may differ by 1 % from the lowest and the highest rate', () => {
    expect(reaisAccepted(100_000, 'USD', [rate(5_100_000), rate(5_000_000), rate(5_200_000)])).toEqual({
      lowCents: 495_000,
      highCents: 525_200,
    });
    expect(reaisAccepted(100_000, 'USD', [])).toEqual({ lowCents: 475_200, highCents: 484_800 });
  });
});

it('selects the exchange rates since a day, including the rate still in force on that day', () => {
  const rates = ['2026-11-26', '2026-11-27', '2026-12-01'].map((day) => rate(5_000_000, day));
  expect(ratesSince(rates, '2026-11-29')).toEqual(rates.slice(1));
  expect(ratesSince(rates, '2026-11-27')).toEqual(rates.slice(1));
  expect(ratesSince(rates, '2026-11-01')).toEqual(rates);
});
