import { expect, it } from 'vitest';
import { aCompany, aReceipt } from '../../testing';
import { payerIs } from './payer';

const cnpj = '12345678000195';
const cpf = '39053344705';

it.each([
  ['the company, by its CNPJ', cnpj, { cnpj, cpf: null }, 'company'],
  ['the company, by its CPF', cpf, { cnpj: null, cpf }, 'company'],
  ['another payer', cpf, { cnpj, cpf: null }, 'other'],
  ['unknown where the receipt has no document', '', { cnpj, cpf: null }, 'unknown'],
  ['unknown where the company has none in Brazil', cpf, { cnpj: null, cpf: null }, 'unknown'],
])('decides who paid: %s', (_who, payerTaxId, documents, who) => {
  expect(payerIs(aReceipt({ payerTaxId }), aCompany(documents))).toBe(who);
});
