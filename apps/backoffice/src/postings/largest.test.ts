import { expect, it } from 'vitest';
import { largestOf } from './largest';

it('represents a currency exchange by the posting with the largest amount', () => {
  const exchanged = [
    { amountCents: -180_000, currency: 'USD' },
    { amountCents: 180_000, currency: 'USD' },
    { amountCents: 954_000, currency: 'BRL' },
    { amountCents: -954_000, currency: 'BRL' },
  ];
  expect(largestOf(exchanged)).toEqual({ amountCents: 954_000, currency: 'BRL' });
  expect(largestOf([])).toBeUndefined();
});
