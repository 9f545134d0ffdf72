import fc from 'fast-check';
import { bank } from './bank';
import { walkPrefixes } from './beginnings';
import { cards } from './cards';
import { finance } from './finance';
import { hirings } from './hirings';
import { repaid } from './repayments';
import type { Act, ActResult, Step, World } from './world';

const acts: Readonly<Record<string, Act>> = { ...hirings, ...bank, ...cards, ...finance, ...repaid };

const actNames = Object.keys(acts);

/**
 * Acts for a step whose own act has nothing to do, so that the walk continues. The first of these acts that
 * has something to do runs.
 */
const fallbacks = [
  'resolve a contested receipt',
  'deliver all messages in reverse order',
  'refund the brand after an early end',
  'refund a brand from a repayment',
  'answer an early end',
  'buy the currency of a payout',
  'pay a creator',
  'accept an invoice',
  'settle a charge by hand',
  'deliver the work of an instalment',
  'change a payment at the provider',
  'work',
  'submit an invoice',
  'sign a hiring',
];

const byCard = [
  'start a card payment',
  'change a payment at the provider',
  'deliver a message of the provider',
  'the provider transfers its balance',
  'the worker polls the provider',
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
  { weight: 1, arbitrary: stepOf(fallbacks) },
  { weight: 1, arbitrary: stepOf(byCard) },
);
const stepsUpTo = (maxLength: number) => fc.array(step, { minLength: 1, maxLength, size: 'max' });

/**
 * Random walks with a common beginning. The beginning (`past`) runs only once, and each of the ends
 * (`futures`) continues from it.
 */
export interface Family {
  readonly past: readonly Step[];
  readonly futures: readonly (readonly Step[])[];
}

/** Returns a generator of families that contain `size` walks on average. */
export const familiesOf = (size: number): fc.Arbitrary<Family> =>
  fc.noBias(
    fc.record({
      past: fc.tuple(fc.constantFrom(...walkPrefixes), stepsUpTo(30)).map((parts) => parts.flat()),
      futures: fc.array(stepsUpTo(10), { minLength: 1, maxLength: 2 * size - 1, size: 'max' }),
    }),
  );

/**
 * Runs a step. If its act has nothing to do, runs the first fallback act that has something to do.
 * @returns name and result of the act that ran
 */
export async function runStep(
  world: World,
  { act, a, b, c, twice }: Step,
): Promise<readonly [string, ActResult]> {
  world.twice = twice;
  const first = await (acts[act] as Act)(world, a, b, c);
  if (first !== 'nothing') return [act, first];
  for (const name of fallbacks) {
    if ((await (acts[name] as Act)(world, a, b, c)) === 'done') return [name, 'done'];
  }
  return [act, 'nothing'];
}
