import { expect, it } from 'vitest';
import { splitFolded } from './splitFolded';

const rows = (count: number) => Array.from({ length: count }, (_, n) => n);

it.each([
  [0, 0, 0],
  [12, 12, 0],
  // Folding a single row would save nothing.
  [13, 13, 0],
  [14, 12, 2],
  [40, 12, 28],
])('splits %i rows of a list into %i visible and %i folded rows', (count, shown, folded) => {
  const [first, others] = splitFolded(rows(count));
  expect([first.length, others.length]).toEqual([shown, folded]);
  expect([...first, ...others]).toEqual(rows(count));
});
