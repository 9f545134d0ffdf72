import { z } from 'zod';
import { cents } from '../../kit';
import { receipt, receiptSource } from './receipt';

const { externalId, receivedOn, amountCents, reference, paidBy, payerName, payerTaxId, note } = receipt.shape;

/** Money received, as reported by a bank or another source; always in BRL. */
export const incoming = z.strictObject({
  source: receiptSource.exclude(['card', 'hand']),
  externalId,
  receivedOn,
  amountCents,
  bankFeeCents: cents.default(0),
  paidBy: paidBy.exclude(['card']),
  reference,
  payerName: payerName.default(''),
  payerTaxId: payerTaxId.default(''),
  note: note.default(''),
});
export type Incoming = z.output<typeof incoming>;
