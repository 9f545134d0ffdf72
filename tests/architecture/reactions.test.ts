import { fileURLToPath } from 'node:url';
import { reactions } from '@elenco/core';
import { expect, it } from 'vitest';
import { filesIn } from './imports';
import { moveCycles, movesAfter } from './reactions';

const root = fileURLToPath(new URL('../../', import.meta.url));
const camel = (on: string) => on.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

it('finds no move in core that leads back to itself through reactions', () => {
  const sources = filesIn(root, ['packages/core/src']).filter(
    ({ path }) => !/\.test\.ts$|\/testing\//.test(path),
  );
  const after = movesAfter(sources);
  expect([...after.keys()].sort()).toEqual([...new Set(reactions.map(({ on }) => camel(on)))].sort());
  expect(moveCycles(after)).toEqual([]);
});

it('detects a move that leads back to itself through a function of another file', () => {
  const files = [
    {
      path: 'a.ts',
      text: `import { closed } from './b'; export const pay = defineReaction(charges, 'settle', { decide: ({ row }) => closed(row) });`,
    },
    { path: 'b.ts', text: `export const closed = ({ id, move }) => [moveTo(contracts, id, move)];` },
    {
      path: 'c.ts',
      text: `export const back = defineReaction(contracts, 'end', { decide: () => [moveTo(charges, 1, 'settle')] });`,
    },
  ];
  expect(moveCycles(movesAfter(files))).toEqual(['charges.settle → contracts.end → charges.settle']);
});
