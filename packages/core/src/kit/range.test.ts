import { expect, it } from 'vitest';
import { isWideRange, median } from './range';

it.each([
  [100, 100, false],
  [100, 300, false],
  [100, 301, true],
  [100, 800, true],
  [0, 1, true],
  [0, 0, false],
])('tells whether the range from %i to %i is too wide for a headline: %s', (low, high, wide) => {
  expect(isWideRange(low, high)).toBe(wide);
});

it.each([
  [[], null],
  [[5], 5],
  [[9, 1, 5], 5],
  [[4, 1, 2, 9], 3],
])('returns the median of %j: %j', (values, expected) => {
  expect(median(values)).toBe(expected);
});
