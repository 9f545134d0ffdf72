import { Chance } from './chance';

/** True in `npm run test:deep`, which checks every cell of every matrix and visits every page. */
export const deep = process.env.TEST_DEPTH === 'deep';

/**
 * Seed of samples and generated cases. It is constant, so that runs do not depend on the date. `TEST_SEED`
 * overrides it.
 */
export const seed = Number(process.env.TEST_SEED || 1);

/** Returns the number of generated cases: `all` in a deep run, otherwise `daily`. */
export const budget = (all: number, daily: number): number => (deep ? all : daily);

/**
 * Returns one cell of each group, chosen by the seed, in the order of `cells`. Returns all cells in a deep
 * run.
 */
export function sampled<Cell>(cells: readonly Cell[], groupOf: (cell: Cell) => unknown): Cell[] {
  if (deep) return [...cells];
  const chance = new Chance(seed);
  const groups = Map.groupBy(cells, groupOf);
  const chosen = new Set([...groups.values()].map((group) => group[chance.below(group.length)] as Cell));
  return cells.filter((cell) => chosen.has(cell));
}

/** Prints how many cells were checked, and the seed with which the run can be repeated. */
export function printDepth(what: string, checked: number, all: number, more = ''): void {
  console.log(`${what}: ${checked} of ${all}, TEST_SEED=${seed}${more && `, ${more}`}`);
}
