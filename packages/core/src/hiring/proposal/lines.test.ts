import { expect, it } from 'vitest';
import { eachCents, lineTotal } from './proposal';

it.each([
  ['three publications with a price each', 3, 'per_post', 300_000, 100_000],
  ['one publication with a price each', 1, 'per_post', 100_000, null],
  ['three publications with a total price', 3, 'total', 100_000, null],
] as const)(
  'returns, for %s, the total of the line and the price per publication',
  (_, quantity, pricing, total, each) => {
    const line = { quantity, pricing, amountCents: 100_000 };
    expect([lineTotal(line), eachCents(line)]).toEqual([total, each]);
  },
);
