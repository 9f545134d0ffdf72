import { expect, it } from 'vitest';
import { deep, sampled } from './depth';

const cells = Array.from({ length: 60 }, (_, n) => ({ n, group: n % 12 }));
const ofGroup = ({ group }: { group: number }) => group;

it.skipIf(deep)('samples the same cell of each group for the same seed, in the order of the cells', () => {
  const some = sampled(cells, ofGroup);
  expect(some.map(ofGroup).sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, n) => n));
  expect(some.map(({ n }) => n)).toEqual(some.map(({ n }) => n).sort((a, b) => a - b));
  expect(sampled(cells, ofGroup)).toEqual(some);
});
