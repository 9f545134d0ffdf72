import { ledgerPosting } from '@elenco/core';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { budget, deep, printDepth, seed } from '../../support/depth';
import { familiesOf, runStep } from './acts';
import { checkInvariants } from './invariants';
import { type ActResult, type Step, World } from './world';

/** Total number of walks in a deep run. They are divided among `FILES` test files, which run in parallel. */
const WALKS = 10_000;
const FILES = 4;
/** Number of walks in `npm test`. So few walks only show that the generator works. */
const SAMPLE = 6;
/** Number of walks after which progress is printed. */
const ROUND = 500;
/**
 * Average number of walks with a common past. It is small in `npm test`, so that the tests cover more pasts.
 */
const OF_FAMILY = budget(8, 2);

const kinds = ledgerPosting.shape.kind.options;

/** Receives the act and the result of each step, and the world at the end of each walk. */
interface WalkObserver {
  step(act: string, did: ActResult): void;
  end(world: World): Promise<void>;
}

async function walk(world: World, steps: readonly Step[], witness?: WalkObserver): Promise<void> {
  for (const step of steps) {
    const [act, did] = await runStep(world, step);
    witness?.step(act, did);
    await checkInvariants(world);
  }
}

/**
 * Opens a world for the tests of a file. Returns a function that runs walks with a common past in that world.
 */
export function aWorld() {
  let world: World;
  beforeAll(async () => {
    world = await World.open();
  });
  afterAll(() => world.close());

  return async (
    past: readonly Step[],
    futures: readonly (readonly Step[])[] = [],
    witness?: WalkObserver,
  ): Promise<World> => {
    await world.begin();
    await walk(world, past, witness);
    if (futures.length > 1) await world.mark();
    for (const [n, future] of futures.entries()) {
      if (n > 0) await world.back();
      await walk(world, future, witness);
      // Checks everything again, without cached results of queries.
      world.known.clear();
      await checkInvariants(world);
      await witness?.end(world);
    }
    return world;
  };
}

/**
 * Runs random walks over hirings, Elenco Pay contracts, subscriptions and cards. They include failures,
 * concurrent submissions, and external messages that are repeated or out of order. After each step, the books
 * are compared with the records, with the statements of both sides, and with the outside world. If a family
 * of walks fails, it is reduced to one short walk. In `npm test`, only the first of the test files runs
 * walks.
 */
export function testRandomWalks(live: ReturnType<typeof aWorld>, file: number): void {
  const wanted = budget(WALKS / FILES, SAMPLE);
  const timeout = 60_000 + wanted * 5_000;
  const families = familiesOf(OF_FAMILY);
  test.runIf(deep || file === 1)(
    'keeps the ledger correct in every random sequence of money commands',
    { timeout },
    async () => {
      const began = performance.now();
      const seen = new WalkStatistics();
      for (let round = 0; seen.lives < wanted; round += 1) {
        await fc.assert(
          fc.asyncProperty(families, async ({ past, futures }) => void (await live(past, futures, seen))),
          {
            numRuns: Math.ceil(Math.min(ROUND, wanted - seen.lives) / OF_FAMILY),
            seed: seed + file - 1 + round * FILES,
            // At the time limit, a failing walk is reported even if it could be reduced further.
            interruptAfterTimeLimit: timeout - 20_000 - (performance.now() - began),
            markInterruptAsFailure: true,
          },
        );
        if (seen.lives < wanted && !deep) continue;
        const rate = (seen.lives / ((performance.now() - began) / 1_000)).toFixed(1);
        printDepth(
          `lives of money, ${file} of ${FILES}`,
          seen.lives,
          WALKS / FILES,
          `${rate} a second, ${seen}`,
        );
      }
      // Random walks need not reach rare kinds of entries, which money.test.ts covers.
      expect(seen.kinds.size).toBeGreaterThan(3);
    },
  );
}

/** Counts the acts, results and kinds of entries that occurred in the walks, for the printed report. */
class WalkStatistics implements WalkObserver {
  readonly acts = new Map<string, Record<ActResult, number>>();
  readonly kinds = new Set<string>();
  lives = 0;
  steps = 0;

  step(act: string, did: ActResult): void {
    const figure = this.acts.get(act) ?? { done: 0, refused: 0, nothing: 0 };
    this.acts.set(act, { ...figure, [did]: figure[did] + 1 });
    this.steps += 1;
  }

  async end(world: World): Promise<void> {
    this.lives += 1;
    const sql = 'select distinct kind from ledger_transactions';
    for (const { kind } of await world.again<{ kind: string }>('kinds', sql)) this.kinds.add(kind);
  }

  toString(): string {
    const figures = [...this.acts].map(([act, { done, refused }]) => `${act} ${done} (refused ${refused})`);
    const unseen = kinds.filter((kind) => !this.kinds.has(kind));
    const met = `${this.kinds.size} of ${kinds.length} kinds of entries (not ${unseen.join(', ')})`;
    return `${this.steps} steps, ${met}: ${figures.join(', ')}`;
  }
}
