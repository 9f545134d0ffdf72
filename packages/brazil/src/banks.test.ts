import { getBankByCode } from '@brazilian-utils/brazilian-utils/get-bank-by-code';
import { describe, expect, it } from 'vitest';
import { bankName, banks } from './index';

describe('the list of banks', () => {
  it('has their common name, or else the name in the register', () => {
    expect(bankName('260')).toBe('Nubank');
    expect(bankName('007')).toMatch(/DESENVOLVIMENTO ECONOMICO/);
    expect(bankName('999')).toBe('999');
  });

  it('has each bank once, and only banks of the register', () => {
    const codes = banks().map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.filter((code) => getBankByCode(code) === null)).toEqual([]);
    expect(banks()[0]?.name).toBe('Agibank');
  });

  it('leaves out banks while they are being wound up', () => {
    expect(banks().filter(({ name }) => /liquida/i.test(name))).toEqual([]);
  });
});
