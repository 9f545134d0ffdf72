import { nfseAccessKey, nfseLink, parseNfseKey } from '@elenco/brazil';
import { z } from 'zod';
import { accept, type Change, moveTo } from '../../../kit';
import { defineCommand, id, lineOrEmpty, systemOnly, text } from '../../../people';
import { feeInvoices } from '../resource';
import type { FeeInvoice } from '../schema';

const why = { code: lineOrEmpty(40), reason: text(1_000) };
const answer = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('authorised'), key: nfseAccessKey }),
  z.strictObject({ status: z.literal('rejected'), ...why }),
  z.strictObject({ status: z.literal('cancelled') }),
  /** None came. */
  z.strictObject({ status: z.literal('lost') }),
]);
type Answer = z.output<typeof answer>;

/** What the authority reply of an invoice, as the worker heard it. What changes nothing any more is let be. */
export const takeFiscalAnswer = defineCommand({
  name: 'fee-invoices.takeAnswer',
  input: z.strictObject({ id, answer }),
  load: (find, input) => find.forUpdate(feeInvoices, input.id, systemOnly),
  decide: ({ rows: row, input }) => accept(changesOf(row, input.answer), { id: row.id }),
});

function changesOf(row: FeeInvoice, reply: Answer): Change[] {
  const { id: rowId, status } = row;
  if (status === 'cancelling') {
    if (reply.status === 'cancelled') return [moveTo(feeInvoices, rowId, 'confirmCancel')];
    if (reply.status !== 'rejected') return [];
    const patch = { reasonCode: reply.code, reason: reply.reason };
    return [moveTo(feeInvoices, rowId, 'refuseCancel', { patch })];
  }
  if (status !== 'sent' && status !== 'unknown') return [];
  if (reply.status === 'authorised') {
    const number = String(parseNfseKey(reply.key)?.number ?? '');
    const patch = { key: reply.key, number, link: nfseLink(reply.key), reasonCode: '', reason: '' };
    return [moveTo(feeInvoices, rowId, 'authorise', { patch })];
  }
  if (reply.status === 'rejected') {
    const patch = { reasonCode: reply.code, reason: reply.reason };
    return [moveTo(feeInvoices, rowId, 'reject', { patch })];
  }
  return reply.status === 'lost' && status === 'sent'
    ? [moveTo(feeInvoices, rowId, 'lose', { patch: { reasonCode: '', reason: '' } })]
    : [];
}
