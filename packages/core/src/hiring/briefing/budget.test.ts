import { expect, it } from 'vitest';
import { budgetSplit } from './budget';

it.each([
  [1_000_000, 1_500, 150_000, 850_000],
  [1_000_000, 2_500, 250_000, 750_000],
  [10_001, 1_500, 1_500, 8_501],
  [0, 1_500, 0, 0],
])(
  'splits a budget of %i at %i basis points into a fee of %i and %i for creators',
  (budget, bp, feeCents, creatorsCents) => {
    expect(budgetSplit(budget, bp)).toEqual({ feeCents, creatorsCents });
  },
);
