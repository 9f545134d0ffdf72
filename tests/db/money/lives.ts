import { ledgerPosting } from '@elenco/core';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { budget, deep, printDepth, seed } from '../../support/depth';
import { lives, type Step, take } from './acts';
import { holdsTrue } from './invariants';
import { type Did, World } from './world';

/** All lives, in as many files as run beside each other. */
const LIVES = 10_000;
const FILES = 4;
const SAMPLE = 12;

const kinds = ledgerPosting.shape.kind.options;

/** A world for the tests of a file, and how to live in it. */
export function aWorld() {
  let world: World;
  beforeAll(async () => {
    world = await World.open();
  });
  afterAll(() => world.close());

  return async (
    life: readonly Step[],
    onStep: (act: string, did: Did) => void = () => {},
  ): Promise<World> => {
    await world.begin();
    for (const step of life) {
      onStep(...(await take(world, step)));
      await holdsTrue(world);
    }
    return world;
  };
}

/**
 * Lives of hirings, contracts of creators' own, subscriptions and cards, with failures, presses by two at once and news
 * from outside that come again and in another order. After each step the books are held against the records, against what
 * each side reads, and against what is true outside. A life that fails is printed as short as it can be. Of the files that
 * share them the first takes the day's sample.
 */
export function livesOfMoney(live: ReturnType<typeof aWorld>, file: number): void {
  const numRuns = budget(LIVES / FILES, SAMPLE);
  const timeout = 60_000 + numRuns * 10_000;
  test.runIf(deep || file === 1)(
    'whatever happens to money, the books say what is so',
    {
      timeout,
    },
    async () => {
      const acts = new Map<string, Record<Did, number>>();
      const seen = new Set<string>();
      const began = performance.now();
      let steps = 0;
      const onStep = (act: string, did: Did) => {
        const figure = acts.get(act) ?? { done: 0, refused: 0, nothing: 0 };
        acts.set(act, { ...figure, [did]: figure[did] + 1 });
        steps += 1;
      };
      await fc.assert(
        fc.asyncProperty(lives, async (life) => {
          const world = await live(life, onStep);
          for (const { kind } of await world.rows<{ kind: string }>(
            'select distinct kind from ledger_transactions',
          ))
            seen.add(kind);
        }),
        {
          ...{ numRuns, seed: seed + file - 1 },
          // A life that fails is told of, however far it was shortened by then.
          ...{ interruptAfterTimeLimit: timeout - 20_000, markInterruptAsFailure: true },
        },
      );
      const figures = [...acts].map(([act, { done, refused }]) => `${act} ${done} (refused ${refused})`);
      const rate = (numRuns / ((performance.now() - began) / 1_000)).toFixed(1);
      printDepth(
        `lives of money, ${file} of ${FILES}`,
        numRuns,
        LIVES / FILES,
        `${rate} a second, ${steps} steps, ${seen.size} of ${kinds.length} kinds of entries: ${figures.join(', ')}`,
      );
      const unseen = kinds.filter((kind) => !seen.has(kind));
      // A sample leaves some out.
      if (deep) expect(unseen).toEqual([]);
      else expect(unseen.length).toBeLessThan(kinds.length - 3);
    },
  );
}
