import { generateCnpj } from '@brazilian-utils/brazilian-utils/generate-cnpj';
import { generateCpf } from '@brazilian-utils/brazilian-utils/generate-cpf';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cep, cnpj, cpf, formatCep, formatCnpj, formatCpf, formatPhone, phone } from './index';

/**
 * Returns a check digit as specified (weighted sum, mod 11, a remainder below 2 gives 0). Does not use the
 * library that the code under test uses.
 */
function digit(text: string, weights: readonly number[]): string {
  const total = weights.reduce((sum, weight, i) => sum + weight * (text.charCodeAt(i) - 48), 0);
  return String(total % 11 < 2 ? 0 : 11 - (total % 11));
}
function withDigits(base: string, first: readonly number[], second: readonly number[]): string {
  const one = base + digit(base, first);
  return one + digit(one, second);
}
const CPF_WEIGHTS = [10, 9, 8, 7, 6, 5, 4, 3, 2];
const CNPJ_WEIGHTS = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
const cpfOf = (base: string) => withDigits(base, CPF_WEIGHTS, [11, ...CPF_WEIGHTS]);
const cnpjOf = (base: string) => withDigits(base, CNPJ_WEIGHTS, [6, ...CNPJ_WEIGHTS]);

function refusal(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message;
}
function text(alphabet: string, length: number) {
  return fc.string({ unit: fc.constantFrom(...alphabet), minLength: length, maxLength: length });
}

describe('a CPF', () => {
  it.each([
    ['123.456.789-09', '12345678909'],
    [' 123 456 789 09 ', '12345678909'],
    ['28001238938', '28001238938'],
  ])('is normalized from %s to %s', (typed, kept) => expect(cpf.parse(typed)).toBe(kept));
  it.each(['1234567890', '123456789012', '123x456789-09', ''])(
    'is refused with an error about the format: %s',
    (typed) => expect(refusal(cpf, typed)).toBe('invalid_cpf'),
  );
  it.each(['12345678900', '00000000000', '111.111.111-11'])(
    'of eleven digits is refused with an error about the check digits: %s',
    (typed) => expect(refusal(cpf, typed)).toBe('cpf_check_digits'),
  );
  it('with the official check digits is accepted, unless all its digits are the same', () => {
    fc.assert(
      fc.property(text('0123456789', 9), (base) => {
        const number = cpfOf(base);
        expect(cpf.safeParse(number).success).toBe(!/^(\d)\1{10}$/.test(number));
      }),
    );
    const generated = generateCpf();
    expect(cpfOf(generated.slice(0, 9))).toBe(generated);
  });
  it('is formatted with punctuation and can be masked for lists', () => {
    expect(formatCpf('12345678909')).toBe('123.456.789-09');
    expect(formatCpf('12345678909', { hidden: true })).toBe('***.456.789-**');
  });
});

describe('a CNPJ', () => {
  it.each([
    ['12ABC34501DE35', '12ABC34501DE35'],
    ['12.abc.345/01de-35', '12ABC34501DE35'],
    ['12.345.678/0001-95', '12345678000195'],
    [' 12345678000195', '12345678000195'],
  ])('is normalized from %s to %s', (typed, kept) => expect(cnpj.parse(typed)).toBe(kept));
  it.each(['12ABC34501DEA5', '12ÁBC34501DE35', '1234567800019', ''])(
    'is refused with an error about the format: %s',
    (typed) => expect(refusal(cnpj, typed)).toBe('invalid_cnpj'),
  );
  it.each(['12ABC34501DE36', '12345678000190', '00000000000000'])(
    'of 14 characters is refused with an error about the check digits: %s',
    (typed) => expect(refusal(cnpj, typed)).toBe('cnpj_check_digits'),
  );
  it('with the official check digits is accepted in the numeric and the alphanumeric format', () => {
    fc.assert(
      fc.property(text('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', 12), (base) => {
        const number = cnpjOf(base);
        expect(cnpj.safeParse(number).success).toBe(!/^(\d)\1{13}$/.test(number));
        const wrong = number.slice(0, 13) + String((Number(number[13]) + 1) % 10);
        expect(cnpj.safeParse(wrong).success).toBe(false);
      }),
    );
    const generated = generateCnpj({ version: 2 });
    expect(cnpjOf(generated.slice(0, 12))).toBe(generated);
  });
  it('is formatted with punctuation and letters', () => {
    expect(formatCnpj('12ABC34501DE35')).toBe('12.ABC.345/01DE-35');
    expect(formatCnpj('12345678000195')).toBe('12.345.678/0001-95');
  });
});

describe('a telephone number', () => {
  it.each([
    ['(11) 98765-4321', '+5511987654321'],
    ['11 3123-4567', '+551131234567'],
    ['+55 11 98765-4321', '+5511987654321'],
    ['+1 212 555 0100', '+12125550100'],
    ['+351 912 345 678', '+351912345678'],
  ])('is normalized from %s to %s', (typed, kept) => expect(phone.parse(typed)).toBe(kept));
  it.each([
    '(11) 8765-4321',
    '11 78765-4321',
    '11 88765-4321',
    '+55 11 68765-4321',
    '20 98765-4321',
    '98765-4321',
    '0800 123 4567',
    '11 98765-4321 ramal 3',
    'x',
    '',
  ])('is rejected with the error code of telephone numbers: %s', (typed) =>
    expect(refusal(phone, typed)).toBe('invalid_phone'),
  );
  it('is formatted nationally in Brazil, otherwise internationally', () => {
    expect(formatPhone('+5511987654321')).toBe('(11) 98765-4321');
    expect(formatPhone('+351912345678')).toBe('+351 912 345 678');
    expect(formatPhone('unknown')).toBe('unknown');
  });
});

describe('a postal code', () => {
  it.each([
    ['01310-100', '01310100'],
    ['01.310-100', '01310100'],
    [' 01310100 ', '01310100'],
  ])('is normalized from %s to %s', (typed, kept) => expect(cep.parse(typed)).toBe(kept));
  it.each(['1310-100', '013101000', 'abc01310100', ''])(
    'is refused with the error code of postal codes: %s',
    (typed) => expect(refusal(cep, typed)).toBe('invalid_cep'),
  );
  it('is formatted with a hyphen', () => expect(formatCep('01310100')).toBe('01310-100'));
});

it('converts the schemas of CPF, CNPJ, telephone number and postal code to JSON Schema', () => {
  expect(z.toJSONSchema(z.object({ cpf, cnpj, phone, cep }))).toMatchObject({
    properties: { cpf: { type: 'string' }, phone: { type: 'string' } },
  });
});
