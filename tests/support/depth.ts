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
 * What is looked at of a matrix: of each group that share of its cells, at least one, chosen by the seed, in their order.
 * @param share from 0 to 1
 */
export function sampled<Cell>(
  cells: readonly Cell[],
  share: number,
  groupOf: (cell: Cell) => unknown,
): Cell[] {
  if (deep) return [...cells];
  const chance = new Chance(seed);
  const groups = new Map<unknown, Cell[]>();
  for (const cell of cells) groups.set(groupOf(cell), [...(groups.get(groupOf(cell)) ?? []), cell]);
  const chosen = new Set<Cell>();
  for (const group of groups.values()) {
    for (let left = Math.ceil(group.length * share); left > 0; left -= 1)
      chosen.add(group.splice(chance.below(group.length), 1)[0] as Cell);
  }
  return cells.filter((cell) => chosen.has(cell));
}

/** What was looked at, and how to look at the same again. */
export function printDepth(what: string, looked: number, all: number, more = ''): void {
  console.log(`${what}: ${looked} of ${all}, TEST_SEED=${seed}${more && `, ${more}`}`);
}
