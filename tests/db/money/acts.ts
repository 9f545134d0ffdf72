import fc from 'fast-check';
import { bank } from './bank';
import { beginnings } from './beginnings';
import { cards } from './cards';
import { finance } from './finance';
import { hirings } from './hirings';
import { repaid } from './repayments';
import type { Act, Did, Step, World } from './world';

const acts: Readonly<Record<string, Act>> = { ...hirings, ...bank, ...cards, ...finance, ...repaid };

const actNames = Object.keys(acts);

/** Fallback steps if a step has nothing to do, so that a walk gets as far as it can. */
const onwards = [
  'decide on a contested receipt',
  'all messages come, the last first',
  'refund what an ending owes',
  'refund what a creator paid back',
  'answer an ending',
  'buy the currency of a payout',
  'pay a creator',
  'accept an invoice',
  'find a payment on the account',
  'say that the work of an instalment is there',
  'something happens at the provider',
  'work',
  'hand in an invoice',
  'sign a hiring',
];

const byCard = [
  'begin to pay by card',
  'something happens at the provider',
  'a message of the provider comes',
  'the provider transfers',
  'the worker asks the provider',
  'days pass',
];

const number = fc.nat({ max: 999 });
const stepOf = (names: readonly string[]) =>
  fc.record<Step>({
    act: fc.constantFrom(...names),
    a: number,
    b: number,
    c: number,
    twice: fc.nat({ max: 4 }).map((one) => one === 4),
  });

const step = fc.oneof(
  { weight: 3, arbitrary: stepOf(actNames) },
  { weight: 1, arbitrary: stepOf(onwards) },
  { weight: 1, arbitrary: stepOf(byCard) },
);
const stepsUpTo = (maxLength: number) => fc.array(step, { minLength: 1, maxLength, size: 'max' });

/** Walks with the same past, which runs once. */
export interface Family {
  readonly past: readonly Step[];
  readonly futures: readonly (readonly Step[])[];
}

/** Returns families with this average number of walks. */
export const familiesOf = (size: number): fc.Arbitrary<Family> =>
  fc.noBias(
    fc.record({
      past: fc.tuple(fc.constantFrom(...beginnings), stepsUpTo(30)).map((parts) => parts.flat()),
      futures: fc.array(stepsUpTo(10), { minLength: 1, maxLength: 2 * size - 1, size: 'max' }),
    }),
  );

/** Runs the step, or the first fallback with something to do. @returns its name and result */
export async function take(world: World, { act, a, b, c, twice }: Step): Promise<readonly [string, Did]> {
  world.twice = twice;
  const first = await (acts[act] as Act)(world, a, b, c);
  if (first !== 'nothing') return [act, first];
  for (const name of onwards) {
    if ((await (acts[name] as Act)(world, a, b, c)) === 'done') return [name, 'done'];
  }
  return [act, 'nothing'];
}
