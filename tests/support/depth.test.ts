import { expect, it } from 'vitest';
import { sampled } from './depth';

const cells = Array.from({ length: 60 }, (_, n) => ({ n, group: n % 12 }));
const ofGroup = ({ group }: { group: number }) => group;

it.runIf(process.env.TEST_DEPTH !== 'deep')(
  'a sample has as many cells as were asked for, of each group as many, in their order, the same ones for one seed',
  () => {
    const some = sampled(cells, 12, ofGroup);
    expect(some.map(ofGroup).sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, n) => n));
    expect(some.map(({ n }) => n)).toEqual(some.map(({ n }) => n).sort((a, b) => a - b));
    expect(sampled(cells, 12, ofGroup)).toEqual(some);
    // Where not every group has its turn, each has one cell at most; where all have had theirs, it goes on anew.
    expect(new Set(sampled(cells, 5, ofGroup).map(ofGroup)).size).toBe(5);
    expect(sampled(cells, 30, ofGroup)).toHaveLength(30);
    expect(sampled(cells, 61, ofGroup)).toEqual(cells);
  },
);
