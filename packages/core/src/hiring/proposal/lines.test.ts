import { expect, it } from 'vitest';
import { eachCents, lineTotal } from './proposal';

it.each([
  ['three priced for each publication', 3, 'per_post', 300_000, 100_000],
  ['one priced for each publication', 1, 'per_post', 100_000, null],
  ['three priced in all', 3, 'total', 100_000, null],
] as const)(
  '%s: returns the total of the line and the price per publication',
  (_, quantity, pricing, total, each) => {
    const line = { quantity, pricing, amountCents: 100_000 };
    expect([lineTotal(line), eachCents(line)]).toEqual([total, each]);
  },
);
