import { cnpj, dpsId, nfseAccessKey, nfseLink, parseNfseKey } from '@elenco/brazil';
import { z } from 'zod';
import { accept, type Change, moveTo, refuse } from '../../kit';
import { defineCommand, defineMove, id, line, lineOrEmpty, systemOnly, text } from '../../people';
import { charges } from '../payment';
import { type FeeInvoice, feeInvoices } from './fiscal';
import { takerToday } from './taker';

/** Queues a corrected fee invoice, which is sent again under the same number. */
export const resendFeeInvoice = defineMove(feeInvoices, 'resend', {
  notWhileImpersonating: true,
  fields: {},
  also: async () => null,
  decide: () => ({ patch: { reasonCode: '', reason: '' } }),
});

/** Records the number and link of a fee invoice that finance issued on the authority's site. */
export const recordFeeInvoice = defineMove(feeInvoices, 'record', {
  notWhileImpersonating: true,
  fields: {
    number: line(20),
    link: z
      .union([z.literal(''), z.url({ protocol: /^https$/, error: 'invalid_format' }).max(300, 'too_long')])
      .default(''),
  },
  also: async () => null,
  decide: ({ input: { number, link } }) => ({ patch: { number, link, reasonCode: '', reason: '' } }),
});

/**
 * Cancels a fee invoice that was never issued, or that finance issued by hand. Refuses with
 * `issued_through_us` for invoices that the platform issued through the authority.
 */
export const cancelFeeInvoice = defineMove(feeInvoices, 'cancel', {
  notWhileImpersonating: true,
  fields: { comment: line(255) },
  also: async () => null,
  decide: ({ row }) => (row.key === null ? {} : refuse('issued_through_us')),
});

/**
 * Requests, with a reason, that the authority cancels a fee invoice. Refuses with `not_issued_through_us`.
 */
export const requestFeeInvoiceCancellation = defineMove(feeInvoices, 'askCancel', {
  notWhileImpersonating: true,
  fields: { comment: line(255).min(15, 'cancel_reason_short') },
  also: async () => null,
  decide: ({ row, input: { comment } }) =>
    row.key === null ? refuse('not_issued_through_us') : { patch: { reasonCode: '', reason: comment } },
});

const ofSeries = z.strictObject({
  municipality: z.string().regex(/^\d{7}$/, 'invalid_format'),
  taxId: cnpj,
  series: z.string().regex(/^\d{1,5}$/, 'invalid_format'),
});

/**
 * Assigns a number to a fee invoice before the worker sends it; a retry keeps the number. Rejects an invoice
 * whose taker has no tax number (`no_tax_id`). Returns whether the worker should send the invoice, and the
 * purpose of its charge.
 */
export const sendFeeInvoice = defineCommand({
  name: 'fee-invoices.send',
  input: z.strictObject({ id, issuer: ofSeries }),
  async load(find, input) {
    const row = await find.forUpdate(feeInvoices, input.id, systemOnly);
    const waits = row.status === 'pending' || row.status === 'unknown';
    const { taxId, name } = await takerToday(find, row);
    const [charge] = await find.many(charges, { id: row.chargeId });
    const { taxId: ours, series } = input.issuer;
    const fresh = waits && taxId !== '' && row.dpsNumber === null;
    const number = fresh ? await find.number(`dps ${ours} ${series}`) : row.dpsNumber;
    return { row, waits, taxId, name, number, purpose: charge?.purpose ?? null };
  },
  decide({ rows: { row, waits, taxId, name, number, purpose }, input: { issuer } }) {
    if (!waits) return accept([], { send: false, purpose });
    if (taxId === '' || number === null) {
      const patch = { reasonCode: 'no_tax_id', reason: '' };
      return accept([moveTo(feeInvoices, row.id, 'reject', { patch })], { send: false, purpose });
    }
    const patch = {
      dpsNumber: number,
      dpsId: row.dpsId ?? dpsId(issuer, number),
      takerTaxId: taxId,
      takerName: name,
      reasonCode: '',
      reason: '',
    };
    return accept([moveTo(feeInvoices, row.id, 'send', { patch })], { send: true, purpose });
  },
});

const why = { code: lineOrEmpty(40), reason: text(1_000) };

const answer = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('authorised'), key: nfseAccessKey }),
  z.strictObject({ status: z.literal('rejected'), ...why }),
  z.strictObject({ status: z.literal('cancelled') }),
  /** No answer from the authority. */
  z.strictObject({ status: z.literal('lost') }),
]);

type Answer = z.output<typeof answer>;

/**
 * Stores the authority's answer. Ignores an answer that is no longer possible in the current state of the
 * invoice.
 */
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
