import { getBankByCode } from '@brazilian-utils/brazilian-utils/get-bank-by-code';
import { describe, expect, it } from 'vitest';
import { bankName, banks } from './index';

describe('banks', () => {
  it('have their common name, or else the name in the register', () => {
    expect(bankName('260')).toBe('Nubank');
    expect(bankName('007')).toMatch(/DESENVOLVIMENTO ECONOMICO/);
    expect(bankName('999')).toBe('999');
  });

  it('are listed once each, and all are in the register', () => {
    const codes = banks().map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.filter((code) => getBankByCode(code) === null)).toEqual([]);
    expect(banks()[0]?.name).toBe('Agibank');
  });

  it('are not listed while they are being wound up', () => {
    expect(banks().filter(({ name }) => /liquida/i.test(name))).toEqual([]);
  });
});
