import { z } from 'zod';
import { sum } from '../../kit';
import type { ImportOutcome } from './commands/importReceipts';
import type { ReversalOutcome } from './reversal';

/**
 * Effect of a line of a bank file. `paid`: settles its charge. `confirmed`: completes a payment that finance
 * entered by hand. `differs`: the money goes to suspense, since its charge has a different amount due.
 * `unmatched`: the money goes to suspense for any other reason. `reversed`: reverses an earlier payment.
 * `known`: was imported before. `skipped`: is left out.
 */
export const importEffect = z.enum([
  'paid',
  'confirmed',
  'differs',
  'unmatched',
  'reversed',
  'known',
  'skipped',
]);
export type ImportEffect = z.output<typeof importEffect>;

/** Effects that write something. */
const WRITES: readonly ImportEffect[] = ['paid', 'confirmed', 'differs', 'unmatched', 'reversed'];
/** Effects that add incoming money to the books. */
const RECEIVES: readonly ImportEffect[] = ['paid', 'differs', 'unmatched'];

const special: { readonly [Outcome in ImportOutcome | ReversalOutcome | 'not_a_payment']?: ImportEffect } = {
  matched: 'paid',
  confirmed: 'confirmed',
  amount_differs: 'differs',
  payment_reversed: 'reversed',
  known: 'known',
  known_differs: 'skipped',
  date_in_future: 'skipped',
  by_provider: 'skipped',
  not_a_payment: 'skipped',
};

/** Returns the effect of a line. A reversal without its payment has no receipt, so it is left out. */
export function effectOfImport({
  outcome,
  receiptId,
}: {
  readonly outcome: ImportOutcome | ReversalOutcome | 'not_a_payment';
  readonly receiptId: number | null;
}): ImportEffect {
  return special[outcome] ?? (receiptId === null ? 'skipped' : 'unmatched');
}

interface ImportedLine {
  readonly effect: ImportEffect;
  readonly amountCents: number;
}

/** Returns count and sum of a file's lines by effect, in the order of the effects and without empty ones. */
export const sumByEffect = (lines: readonly ImportedLine[]) =>
  importEffect.options.flatMap((effect) => {
    const own = lines.filter((line) => line.effect === effect);
    return own.length === 0 ? [] : [{ effect, ...totalOf(own) }];
  });

/** Returns count and sum of the incoming money that an import books, and whether it writes anything. */
export const importTotal = (lines: readonly ImportedLine[]) => ({
  ...totalOf(lines.filter(({ effect }) => RECEIVES.includes(effect))),
  writes: lines.some(({ effect }) => WRITES.includes(effect)),
});

const totalOf = (lines: readonly ImportedLine[]) => ({
  count: lines.length,
  cents: sum(lines.map(({ amountCents }) => amountCents)),
});
