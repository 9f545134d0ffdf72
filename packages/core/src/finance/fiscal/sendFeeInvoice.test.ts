import { expect, it } from 'vitest';
import { aCompany, accepted, aFeeInvoice, patchOf } from '../../testing';
import { sendFeeInvoice } from './commands';

const issuer = { municipality: '3550308', taxId: '12ABC34501DE35', series: '1' };

it.each([
  ['to a company in Brazil is sent with its CNPJ', {}, true, { takerTaxId: '12ABC34501DE35', dpsNumber: 1 }],
  [
    'to a client is sent with the CPF',
    { cnpj: null, cpf: '52998224725' },
    true,
    { takerTaxId: '52998224725', dpsNumber: 1 },
  ],
  [
    'to a taker without a tax number is rejected',
    { cnpj: null, cpf: null },
    false,
    { reasonCode: 'no_tax_id' },
  ],
])('sends a fee invoice only with a tax number: an invoice %s', async (_, given, send, patch) => {
  const fresh = { status: 'pending', dpsNumber: null, dpsId: null, key: null } as const;
  const row = aFeeInvoice(fresh);
  const store = { 'fee-invoices': [row], companies: [aCompany(given)] };
  const done = await accepted(sendFeeInvoice, { id: row.id, issuer }, { actor: { role: 'system' }, store });
  expect(done.reply).toMatchObject({ send });
  expect(patchOf(done.changes, 'fee-invoices')).toMatchObject(patch);
  expect(patchOf(done.changes, 'fee-invoices')?.dpsNumber ?? null).toBe(send ? 1 : null);
});
