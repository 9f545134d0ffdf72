import { getBankByCode } from '@brazilian-utils/brazilian-utils/get-bank-by-code';
import { describe, expect, it } from 'vitest';
import { bankName, banks } from './index';

describe('the list of banks', () => {
  it('lists each bank under its common name or, if it has none, under its name in the register', () => {
    expect(bankName('260')).toBe('Nubank');
    expect(bankName('007')).toBe('Banco Nacional de Desenvolvimento Economico e Social');
    expect(bankName('233')).toBe('Banco BMG Soluções Financeiras');
    expect(bankName('269')).toBe('Banco HSBC');
    expect(bankName('362')).toBe('Cielo');
    expect(bankName('999')).toBe('999');
  });

  it('contains only banks in the register, each once', () => {
    const codes = banks().map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    const names = banks().map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(codes.filter((code) => getBankByCode(code) === null)).toEqual([]);
    expect(banks()[0]?.name).toBe('Agibank');
  });

  it('leaves out banks that are being wound up', () => {
    expect(banks().filter(({ name }) => /liquida/i.test(name))).toEqual([]);
  });
});
