import { z } from 'zod';
import { type Change, type Find, moveTo, update } from '../kit';
import type { Actor } from '../party';
import { receipts } from './resource';
import { type Receipt, receipt } from './schema';

const { externalId, reference } = receipt.shape;

/** A line by which a bank takes back what it had told of. */
export const reversal = z.strictObject({
  source: receipt.shape.source.extract(['cnab240', 'cnab400']),
  externalId,
  reference,
  amountCents: z.int().min(0),
});
export type Reversal = z.output<typeof reversal>;

/** What became of it: the receipt is contested; it is so already; no receipt of ours is what it names. */
export type ReversalOutcome = 'payment_reversed' | 'known' | 'unknown_reference' | 'by_provider';

/** A receipt that a reversal may be of, as it is after the lines before. */
export type Reversible = Pick<
  Receipt,
  'id' | 'status' | 'source' | 'chargeId' | 'reference' | 'amountCents' | 'reversedBy'
>;

/** Receipts that the reversals of a file may be of, locked: those of charges, those in suspense, those taken back before. */
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
 * A bank takes a payment back. What paid a charge is contested, by the person who reads the file in as the first of two;
 * of what came twice, the one that waits in suspense is what goes back. `of` follows, for the next line of the file.
 */
export function reverse(
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
  const paid = waits ?? of.find((one) => one.chargeId === chargeId && one.status === 'matched');
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
