import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type NfseKeyParts, nfseAccessKey, nfseKey, parseNfseKey } from './index';

const parts: NfseKeyParts = {
  municipality: '3550308',
  environment: 'national',
  registration: '12345678000195',
  number: 42,
  month: '2026-11',
  code: '123456789',
};
/**
 * A valid key, with the check digit calculated by hand: the first 49 characters times 2…9 from the right give
 * 675, and 675 mod 11 is 4.
 */
const KEY = '35503082212345678000195000000000004226111234567897';

describe('the access key of an NFS-e', () => {
  it('is built from its components and parsed back into them', () => {
    expect(nfseKey(parts)).toBe(KEY);
    expect(parseNfseKey(KEY)).toEqual(parts);
  });
  it('may belong to an individual or to an alphanumeric CNPJ', () => {
    for (const registration of ['12345678909', '12ABC34501DE35']) {
      const other = { ...parts, environment: 'municipal', registration } as const;
      expect(nfseKey(other)).toHaveLength(50);
      expect(parseNfseKey(nfseKey(other))).toEqual(other);
    }
  });
  it('is normalized if it has blanks or the prefix used in XML', () => {
    expect(nfseAccessKey.parse(`NFS${KEY}`)).toBe(KEY);
    expect(nfseAccessKey.parse(KEY.replace(/(.{4})/g, '$1 '))).toBe(KEY);
  });
  it('is refused if any single digit is wrong', () => {
    for (let i = 0; i < KEY.length; i += 1) {
      const wrong = KEY.slice(0, i) + String((Number(KEY[i]) + 1) % 10) + KEY.slice(i + 1);
      expect(nfseAccessKey.safeParse(wrong).error?.issues[0]?.message, `digit ${i + 1}`).toBe(
        'invalid_nfse_key',
      );
    }
    expect(parseNfseKey('')).toBeUndefined();
    expect(parseNfseKey(KEY.slice(1))).toBeUndefined();
  });
  it('is parsed back into its components for a random number, month and code', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_999_999_999_999 }),
        fc.integer({ min: 0, max: 99 }),
        fc.integer({ min: 1, max: 12 }),
        fc.stringMatching(/^\d{9}$/),
        (number, year, month, code) => {
          const two = (n: number) => String(n).padStart(2, '0');
          const any = { ...parts, number, month: `20${two(year)}-${two(month)}`, code };
          expect(parseNfseKey(nfseKey(any))).toEqual(any);
        },
      ),
    );
  });
  it.each([
    { municipality: '355030' },
    { registration: '12345678000190' },
    { number: 10_000_000_000_000 },
    { number: 1.5 },
    { month: '2026-13' },
    { month: '1926-11' },
    { code: '1' },
  ])('is not built with %j', (wrong) => expect(() => nfseKey({ ...parts, ...wrong })).toThrow(RangeError));
});
