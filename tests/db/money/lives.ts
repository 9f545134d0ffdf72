import { ledgerPosting } from '@elenco/core';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { budget, deep, printDepth, seed } from '../../support/depth';
import { familiesOf, take } from './acts';
import { holdsTrue } from './invariants';
import { type Did, type Step, World } from './world';

/** All lives, in as many files as run beside each other. */
const LIVES = 10_000;
const FILES = 4;
/** Lives of `npm test`: enough to show that the walk itself works. */
const SAMPLE = 6;
/** After so many the figures are printed. */
const ROUND = 500;
/** Lives with the same past: a sample has as many pasts as it can. */
const OF_FAMILY = budget(8, 2);

const kinds = ledgerPosting.shape.kind.options;

/** Hears of each step, and of the world at the end of each life. */
interface Witness {
  step(act: string, did: Did): void;
  end(world: World): Promise<void>;
}

async function walk(world: World, steps: readonly Step[], witness?: Witness): Promise<void> {
  for (const step of steps) {
    const [act, did] = await take(world, step);
    witness?.step(act, did);
    await holdsTrue(world);
  }
}

/** A world for the tests of a file, and how to live in it: one life, or several with the same past. */
export function aWorld() {
  let world: World;
  beforeAll(async () => {
    world = await World.open();
  });
  afterAll(() => world.close());

  return async (
    past: readonly Step[],
    futures: readonly (readonly Step[])[] = [],
    witness?: Witness,
  ): Promise<World> => {
    await world.begin();
    await walk(world, past, witness);
    if (futures.length > 1) await world.mark();
    for (const [n, future] of futures.entries()) {
      if (n > 0) await world.back();
      await walk(world, future, witness);
      // Once more of all there is, whatever was written.
      world.known.clear();
      await holdsTrue(world);
      await witness?.end(world);
    }
    return world;
  };
}

/**
 * Lives of hirings, contracts of creators' own, subscriptions and cards, with failures, presses by two at once and news
 * from outside that come again and in another order. After each step the books are held against the records, against what
 * each side reads, and against what is true outside. A family of lives is printed as short as it can fail: one life. Of the
 * files that share the lives the first takes the day's sample.
 */
export function livesOfMoney(live: ReturnType<typeof aWorld>, file: number): void {
  const wanted = budget(LIVES / FILES, SAMPLE);
  const timeout = 60_000 + wanted * 5_000;
  const families = familiesOf(OF_FAMILY);
  test.runIf(deep || file === 1)(
    'whatever happens to money, the books say what is so',
    { timeout },
    async () => {
      const began = performance.now();
      const seen = new Seen();
      for (let round = 0; seen.lives < wanted; round += 1) {
        await fc.assert(
          fc.asyncProperty(families, async ({ past, futures }) => void (await live(past, futures, seen))),
          {
            numRuns: Math.ceil(Math.min(ROUND, wanted - seen.lives) / OF_FAMILY),
            seed: seed + file - 1 + round * FILES,
            // A life that fails is told of, however far it was shortened by then.
            interruptAfterTimeLimit: timeout - 20_000 - (performance.now() - began),
            markInterruptAsFailure: true,
          },
        );
        if (seen.lives < wanted && !deep) continue;
        const rate = (seen.lives / ((performance.now() - began) / 1_000)).toFixed(1);
        printDepth(
          `lives of money, ${file} of ${FILES}`,
          seen.lives,
          LIVES / FILES,
          `${rate} a second, ${seen}`,
        );
      }
      // Rare ones are left to the lives of their own in money.test.ts: which of them chance meets is no fault of the books.
      expect(seen.kinds.size).toBeGreaterThan(3);
    },
  );
}

/** What was lived, for the figures. */
class Seen implements Witness {
  readonly acts = new Map<string, Record<Did, number>>();
  readonly kinds = new Set<string>();
  lives = 0;
  steps = 0;

  step(act: string, did: Did): void {
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
