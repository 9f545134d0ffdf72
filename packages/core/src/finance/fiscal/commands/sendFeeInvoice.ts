import { cnpj, dpsId } from '@elenco/brazil';
import { z } from 'zod';
import { accept, moveTo } from '../../../kit';
import { defineCommand, id, systemOnly } from '../../../people';
import { charges } from '../../payment';
import { feeInvoices } from '../resource';
import { takerToday } from '../taker';

const ofSeries = z.strictObject({
  municipality: z.string().regex(/^\d{7}$/, 'invalid_format'),
  taxId: cnpj,
  series: z.string().regex(/^\d{1,5}$/, 'invalid_format'),
});

/**
 * The worker is about to send an invoice: it has a number from now on, which it keeps however often it is sent. One
 * whose taker has no tax number is rejected by ourselves, `no_tax_id`. Answers whether it is to be sent, and what the charge
 * was for.
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
