import { parseWithZod } from '@conform-to/zod/v4';
import { configureCoercion } from '@conform-to/zod/v4/future';
import { describe, expect, it } from 'vitest';
import { payeeForm } from './payeeForm.server';

const { coerceFormValue } = configureCoercion();

const whole = {
  kind: 'mei',
  taxId: '11.222.333/0001-81',
  holder: 'Rita Moura',
  bank: '260',
  branch: '0001',
  account: '56789-0',
  birthDate: '1995-05-05',
  regimeFileId: '6',
};

/** Returns the names of the refused fields with the first code of each. */
function refused(changed: Readonly<Record<string, string>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...whole, ...changed })) if (value) form.set(name, value);
  const parsed = parseWithZod(form, { schema: coerceFormValue(payeeForm), disableAutoCoercion: true });
  const errors = parsed.status === 'success' ? {} : parsed.error;
  return Object.fromEntries(Object.entries(errors ?? {}).map(([name, codes]) => [name, codes?.[0]]));
}

describe('the form of payout details', () => {
  it.each([
    ['accepts a MEI with its certificate', {}, {}],
    [
      'accepts a company with a different tax regime without proof',
      { kind: 'company', regimeFileId: '' },
      {},
    ],
    [
      'accepts an individual without proof',
      { kind: 'individual', taxId: '390.533.447-05', regimeFileId: '' },
      {},
    ],
    [
      'requires proof of the Simples',
      { kind: 'company', taxRegime: 'simples', regimeFileId: '' },
      { regimeFile: 'regime_proof_needed' },
    ],
    ['rejects a CPF as the tax id of a MEI', { taxId: '390.533.447-05' }, { taxId: 'invalid_cnpj' }],
    [
      'reports a missing certificate, a wrong tax id and a wrong account together',
      { taxId: '11.222.333/0001-82', account: 'x', regimeFileId: '' },
      { taxId: 'cnpj_check_digits', account: 'invalid_account', regimeFile: 'regime_proof_needed' },
    ],
  ])('%s', (_, changed, expected) => {
    expect(refused(changed)).toEqual(expected);
  });
});
