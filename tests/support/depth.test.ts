import { expect, it } from 'vitest';
import { sampled } from './depth';

const cells = Array.from({ length: 60 }, (_, n) => ({ n, group: n % 12 }));
const ofGroup = ({ group }: { group: number }) => group;

it.runIf(process.env.TEST_DEPTH !== 'deep')(
  'a sample has cells of each group, in their order, the same ones for one seed',
  () => {
    const some = sampled(cells, 1 / 5, ofGroup);
    expect(some.map(ofGroup).sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, n) => n));
    expect(some.map(({ n }) => n)).toEqual(some.map(({ n }) => n).sort((a, b) => a - b));
    expect(sampled(cells, 1 / 5, ofGroup)).toEqual(some);
    expect(sampled(cells, 1 / 100, ofGroup)).toHaveLength(12);
  },
);
