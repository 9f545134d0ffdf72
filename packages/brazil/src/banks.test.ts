import { getBankByCode } from '@brazilian-utils/brazilian-utils/get-bank-by-code';
import { describe, expect, it } from 'vitest';
import { bankName, banks } from './index';

describe('the list of banks', () => {
  it('contains their common name, otherwise the name in the register', () => {
    expect(bankName('260')).toBe('Nubank');
    expect(bankName('007')).toMatch(/DESENVOLVIMENTO ECONOMICO/);
    expect(bankName('999')).toBe('999');
  });

  it('contains each bank once, and only banks in the register', () => {
    const codes = banks().map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.filter((code) => getBankByCode(code) === null)).toEqual([]);
    expect(banks()[0]?.name).toBe('Agibank');
  });

  it('leaves out banks that are being wound up', () => {
    expect(banks().filter(({ name }) => /liquida/i.test(name))).toEqual([]);
  });
});
