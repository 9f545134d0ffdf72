import { z } from 'zod';
import { cnpj, dpsId } from '../../brazil';
import { accept, moveTo } from '../../kit';
import { companies, defineCommand, id, systemOnly } from '../../party';
import { feeInvoices } from '../resource';

const ofSeries = z.strictObject({
  municipality: z.string().regex(/^\d{7}$/, 'invalid_format'),
  taxId: cnpj,
  series: z.string().regex(/^\d{1,5}$/, 'invalid_format'),
});

/**
 * The worker is about to send an invoice: it has a number from now on, which it keeps however often it is sent. One
 * whose company has no tax number is rejected by ourselves, `no_tax_id`. Answers whether it is to be sent.
 */
export const sendFeeInvoice = defineCommand({
  name: 'fee-invoices.send',
  input: z.strictObject({ id, issuer: ofSeries }),
  async load(find, input) {
    const row = await find.forUpdate(feeInvoices, input.id, systemOnly);
    const waits = row.status === 'pending' || row.status === 'unknown';
    const [company] = await find.many(companies, { id: row.companyId });
    const taxId = company?.cnpj ?? '';
    const { taxId: ours, series } = input.issuer;
    const fresh = waits && taxId !== '' && row.dpsNumber === null;
    const number = fresh ? await find.number(`dps ${ours} ${series}`) : row.dpsNumber;
    return { row, waits, taxId, name: company?.legalName || company?.tradeName || '', number };
  },
  decide({ rows: { row, waits, taxId, name, number }, input: { issuer } }) {
    if (!waits) return accept([], { send: false });
    if (taxId === '' || number === null) {
      const patch = { reasonCode: 'no_tax_id', reason: '' };
      return accept([moveTo(feeInvoices, row.id, 'reject', { patch })], { send: false });
    }
    const patch = {
      dpsNumber: number,
      dpsId: row.dpsId ?? dpsId(issuer, number),
      takerTaxId: taxId,
      takerName: name,
      reasonCode: '',
      reason: '',
    };
    return accept([moveTo(feeInvoices, row.id, 'send', { patch })], { send: true });
  },
});
