import { z } from 'zod';
import { type Change, type Find, moveTo, update } from '../../kit';
import type { Actor } from '../../people';
import { type Receipt, receipt, receipts } from './receipt';

const { externalId, reference } = receipt.shape;

/** A line of a bank file that reverses an earlier payment. */
export const reversal = z.strictObject({
  source: receipt.shape.source.extract(['cnab240', 'cnab400']),
  externalId,
  reference,
  amountCents: z.int().min(0),
});
export type Reversal = z.output<typeof reversal>;

/**
 * Effect of a reversal: its receipt is contested now (`payment_reversed`), was contested before (`known`), is
 * unknown, or was paid through a card provider.
 */
export type ReversalOutcome = 'payment_reversed' | 'known' | 'unknown_reference' | 'by_provider';

/** A receipt that a reversal may refer to, in its state after the previous lines of the file. */
export type Reversible = Pick<
  Receipt,
  'id' | 'status' | 'source' | 'chargeId' | 'reference' | 'amountCents' | 'reversedBy'
>;

/**
 * Locks and returns the receipts that a file's reversals may refer to: matched, in suspense, or reversed
 * before.
 */
export async function loadReversible(
  find: Find<Actor>,
  reversals: readonly Reversal[],
  chargeId: readonly number[],
): Promise<Reversible[]> {
  if (reversals.length === 0) return [];
  const paid = await find.lockMany(receipts, { chargeId });
  const reference = reversals.map((one) => one.reference);
  const waiting = await find.lockMany(receipts, { status: 'unmatched', reference });
  const before = await find.many(receipts, { reversedBy: reversals.map((one) => one.externalId) });
  return [...paid, ...waiting, ...before];
}

/**
 * Applies a reversal. A matched receipt is contested, with the importing staff member as the first of two.
 * For a duplicate payment, the receipt in suspense is reversed. Updates `of` for the next line of the file.
 */
export function applyReversal(
  { externalId: reversedBy, source, reference, amountCents }: Reversal,
  chargeId: number | undefined,
  of: Reversible[],
  preparedById: number | null,
): { readonly outcome: ReversalOutcome; readonly receiptId: number | null; readonly changes: Change[] } {
  const before = of.find((one) => one.reversedBy === reversedBy);
  if (before) return { outcome: 'known', receiptId: before.id, changes: [] };
  const waits = of.find(
    (one) =>
      one.status === 'unmatched' &&
      one.reversedBy === '' &&
      one.source === source &&
      one.reference === reference &&
      one.amountCents === amountCents,
  );
  const matched = of.filter((one) => one.chargeId === chargeId && one.status === 'matched');
  // If the charge has several partial payments, prefers the one with the reversed amount.
  const paid = waits ?? matched.find((one) => one.amountCents === amountCents) ?? matched[0];
  if (!paid || (!waits && chargeId === undefined))
    return { outcome: 'unknown_reference', receiptId: null, changes: [] };
  const { id } = paid;
  if (paid.source === 'card') return { outcome: 'by_provider', receiptId: id, changes: [] };
  const reversed = { reason: 'payment_reversed', reversedBy } as const;
  of[of.indexOf(paid)] = { ...paid, ...reversed, status: waits ? 'unmatched' : 'contested' };
  const change = waits
    ? update(receipts, id, reversed)
    : moveTo(receipts, id, 'contest', { patch: { ...reversed, preparedById }, comment: reversedBy });
  return { outcome: 'payment_reversed', receiptId: id, changes: [change] };
}
