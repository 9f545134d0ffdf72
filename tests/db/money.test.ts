import { ledgerPosting } from '@elenco/core';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { budget, deep, printDepth, seed } from '../support/depth';
import { lives, type Step, take } from './money/acts';
import { holdsTrue } from './money/invariants';
import { type Did, World } from './money/world';

const LIVES = 10_000;
const SAMPLE = 12;

const kinds = ledgerPosting.shape.kind.options;
let world: World;

beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

async function live(
  life: readonly Step[],
  onStep: (act: string, did: Did) => void = () => {},
): Promise<void> {
  await world.begin();
  for (const step of life) {
    onStep(...(await take(world, step)));
    await holdsTrue(world);
  }
}

const once = ([act, b = 0]: readonly [string, number?]): Step => ({ act, a: 0, b, c: 0, twice: false });
const paidByCard = [
  ['sign a hiring'],
  ['begin to pay by card'],
  ['something happens at the provider', 3],
] as const;
const halfSentBack = ['something happens at the provider', 4] as const;
const objectedTo = ['something happens at the provider', 3] as const;
const lost = ['something happens at the provider', 2] as const;
const announced = ['all messages come, the last first'] as const;

/** Found by lives of chance. */
test.each([
  ['objected to when a part had gone back', [...paidByCard, halfSentBack, objectedTo, lost, announced]],
  [
    'told of once, when a part had gone back',
    [...paidByCard, halfSentBack, ['a message of the provider comes']],
  ],
  [
    'sent back by us when the provider had sent back a part',
    [
      ...[...paidByCard, announced, halfSentBack, announced, ['ask to end a hiring'], ['answer an ending']],
      ...[['refund what an ending owes'], ['the worker asks the provider']],
    ],
  ],
  [
    'paid twice, and the second objected to',
    [
      ...paidByCard.slice(0, 2),
      ['find a payment on the account'],
      paidByCard[2],
      announced,
      objectedTo,
      announced,
      lost,
      announced,
    ],
  ],
] as [string, (readonly [string, number?])[]][])('a payment by card: %s', (_, life) => live(life.map(once)));

/**
 * Lives of hirings, contracts of creators' own, subscriptions and cards, with failures, presses by two at once and news
 * from outside that come again and in another order. After each step the books are held against the records, against what
 * each side reads, and against what is true outside. A life that fails is printed as short as it can be.
 */
test('whatever happens to money, the books say what is so', {
  timeout: 60_000 + budget(LIVES, SAMPLE) * 3_000,
}, async () => {
  const acts = new Map<string, Record<Did, number>>();
  const seen = new Set<string>();
  let steps = 0;
  const onStep = (act: string, did: Did) => {
    const figure = acts.get(act) ?? { done: 0, refused: 0, nothing: 0 };
    acts.set(act, { ...figure, [did]: figure[did] + 1 });
    steps += 1;
  };
  await fc.assert(
    fc.asyncProperty(lives, async (life) => {
      await live(life, onStep);
      for (const { kind } of await world.rows<{ kind: string }>(
        'select distinct kind from ledger_transactions',
      ))
        seen.add(kind);
    }),
    { numRuns: budget(LIVES, SAMPLE), seed },
  );
  const figures = [...acts].map(([act, { done, refused }]) => `${act} ${done} (refused ${refused})`);
  printDepth('lives of money', budget(LIVES, SAMPLE), LIVES, `${steps} steps: ${figures.join(', ')}`);
  // A sample leaves some out.
  const unseen = kinds.filter((kind) => !seen.has(kind));
  expect(unseen.length).toBeLessThan(deep ? 1 : kinds.length - 3);
});
