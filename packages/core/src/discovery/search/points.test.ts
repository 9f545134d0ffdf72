import { expect, it } from 'vitest';
import { wholePoints } from './points';

it('rounds the points of reasons to integers that add up to the rounded score', () => {
  expect(wholePoints([35.5, 20.6, 10.6, 3.9, 7])).toEqual([35, 21, 11, 4, 7]);
  expect(wholePoints([0.1, 0.2, 0.3])).toEqual([0, 0, 1]);
});

it('rounds up the first of several reasons whose points have the same remainder', () => {
  expect(wholePoints([10.5, 10.5])).toEqual([11, 10]);
});

it('leaves the points of reasons unchanged if they are integers', () => {
  expect(wholePoints([25, 75])).toEqual([25, 75]);
  expect(wholePoints([])).toEqual([]);
});
