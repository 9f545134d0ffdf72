import { type Change, type Find, insert, moveTo } from '../../kit';
import type { Actor } from '../../people';
import type { Charge } from '../payment';
import { blankReceipt } from './blankReceipt';
import { type Receipt, receipts } from './receipt';

const nameOf = (chargeId: number) => `charge ${chargeId}`;

/** Loads the data that identifies a receipt that no bank file has reported yet. */
export const loadOwnReceipt = async (find: Find<Actor>, { id }: Pick<Charge, 'id'>) => ({
  // An earlier payment of the charge, which was reversed, may already use this id.
  before: await find.many(receipts, { externalId: nameOf(id) }),
  receiptIds: await find.ids(receipts, 1),
});

type Came = Pick<Receipt, 'paidBy' | 'amountCents' | 'lateFeeCents'> & { readonly paidOn: string };

/**
 * Records the receipt of a card payment, or of a payment that finance entered by hand and that the bank has
 * not reported yet.
 */
export function recordOwnReceipt(
  { id: chargeId, companyId, currency, ourNumber }: Charge,
  { before, receiptIds: [id = 0] }: Awaited<ReturnType<typeof loadOwnReceipt>>,
  { paidOn: receivedOn, paidBy, amountCents, lateFeeCents }: Came,
  now: string,
): Change[] {
  return [
    insert(receipts, {
      id,
      ...blankReceipt(now),
      source: paidBy === 'card' ? 'card' : 'hand',
      externalId: before.length > 0 ? `${nameOf(chargeId)}/${id}` : nameOf(chargeId),
      receivedOn,
      paidBy,
      amountCents,
      bankFeeCents: 0,
      currency,
      reference: ourNumber,
      payerName: '',
      payerTaxId: '',
      note: '',
    }),
    moveTo(receipts, id, 'match', { patch: { chargeId, companyId, lateFeeCents } }),
  ];
}
