import { expect, it } from 'vitest';
import { aCompany, aReceipt } from '../../testing';
import { classifyPayer } from './payer';

const cnpj = '12345678000195';
const cpf = '39053344705';

it.each([
  ['the company, by its CNPJ', cnpj, { cnpj, cpf: null }, 'company'],
  ['the company, by its CPF', cpf, { cnpj: null, cpf }, 'company'],
  ['a different payer', cpf, { cnpj, cpf: null }, 'other'],
  ['unknown, because the receipt has no tax number', '', { cnpj, cpf: null }, 'unknown'],
  ['unknown, because the company has no Brazilian tax number', cpf, { cnpj: null, cpf: null }, 'unknown'],
])('determines who paid a receipt: %s', (_who, payerTaxId, documents, who) => {
  expect(classifyPayer(aReceipt({ payerTaxId }), aCompany(documents))).toBe(who);
});
