import { expect, it } from 'vitest';
import { largestOf } from './largest';

it('an entry that changes money is shown by an amount in the currency that it is of', () => {
  const exchanged = [
    { amountCents: -180_000, currency: 'USD' },
    { amountCents: 180_000, currency: 'USD' },
    { amountCents: 954_000, currency: 'BRL' },
    { amountCents: -954_000, currency: 'BRL' },
  ];
  expect(largestOf(exchanged)).toEqual({ amountCents: 954_000, currency: 'BRL' });
  expect(largestOf([])).toBeUndefined();
});
