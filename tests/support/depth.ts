import { Chance } from './chance';

/** Whether all of every matrix is looked at, as `npm run test:deep` does. */
export const deep = process.env.TEST_DEPTH === 'deep';

/** Another each day, so that in time everything is looked at; `TEST_SEED` gives one again. */
export const seed = Number(
  process.env.TEST_SEED || new Date().toISOString().slice(0, 10).replaceAll('-', ''),
);

/** So many generated cases. */
export const budget = (all: number, daily: number): number => (deep ? all : daily);

/**
 * What is looked at of a matrix: so many of its cells, however large it grows, chosen by the seed, in their order. The
 * groups take turns, so that each has as many as the others, or as it has; where there are more groups than cells to look
 * at, the others have another day.
 */
export function sampled<Cell>(
  cells: readonly Cell[],
  most: number,
  groupOf: (cell: Cell) => unknown,
): Cell[] {
  if (deep || cells.length <= most) return [...cells];
  const chance = new Chance(seed);
  const groups = new Map<unknown, Cell[]>();
  for (const cell of cells) {
    const group = groups.get(groupOf(cell));
    if (group) group.push(cell);
    else groups.set(groupOf(cell), [cell]);
  }
  const chosen = new Set<Cell>();
  for (let turn = [...groups.values()]; chosen.size < most; turn = turn.filter((group) => group.length > 0)) {
    const left = [...turn];
    while (left.length > 0 && chosen.size < most) {
      const [group] = left.splice(chance.below(left.length), 1) as [Cell[]];
      chosen.add(group.splice(chance.below(group.length), 1)[0] as Cell);
    }
  }
  return cells.filter((cell) => chosen.has(cell));
}

/** What was looked at, and how to look at the same again. */
export function printDepth(what: string, looked: number, all: number, more = ''): void {
  console.log(`${what}: ${looked} of ${all}, TEST_SEED=${seed}${more && `, ${more}`}`);
}
