import { expect, it } from 'vitest';
import { largestOf } from './largest';

it('shows a currency exchange by its largest amount, in the currency of that amount', () => {
  const exchanged = [
    { amountCents: -180_000, currency: 'USD' },
    { amountCents: 180_000, currency: 'USD' },
    { amountCents: 954_000, currency: 'BRL' },
    { amountCents: -954_000, currency: 'BRL' },
  ];
  expect(largestOf(exchanged)).toEqual({ amountCents: 954_000, currency: 'BRL' });
  expect(largestOf([])).toBeUndefined();
});
