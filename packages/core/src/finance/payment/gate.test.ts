import { type DocumentReading, nfseKey, withoutText } from '@elenco/brazil';
import { describe, expect, it } from 'vitest';
import { brand } from '../../people';
import { checkInvoiceDocument, checkResult, type InvoiceCheckInput } from './gate';

const issuer = '11222333000181';
const other = '11444777000161';
const keyOf = (month: string, registration = issuer) =>
  nfseKey({
    municipality: '2611606',
    environment: 'national',
    registration,
    number: 42,
    month,
    code: '123456789',
  });

const xml: DocumentReading = {
  ...withoutText,
  kind: 'national',
  keys: [keyOf('2026-12')],
  issuers: [issuer],
  takers: [brand.legalDocument],
  amounts: [340_000],
  months: ['2026-12'],
};
const both = [issuer, brand.legalDocument];
const pdf: DocumentReading = {
  ...xml,
  kind: 'pdf',
  issuers: both,
  takers: both,
  amounts: [17_000, 340_000, 334_900],
  months: ['2027-02', '2026-12'],
};
const municipal: DocumentReading = { ...xml, kind: 'municipal', keys: [], municipalNumber: '42/AB12' };

const checked = (reading: DocumentReading, given: Partial<InvoiceCheckInput> = {}) =>
  checkInvoiceDocument({
    reading,
    payee: { taxId: issuer },
    grossCents: 340_000,
    currency: 'BRL',
    rates: [],
    approvedOn: '2026-11-21',
    today: '2027-01-15',
    ...given,
  });
const results = (reading: DocumentReading, given: Partial<InvoiceCheckInput> = {}) =>
  checked(reading, given).checks.flatMap((check) =>
    check.passed ? [] : [[check.code, checkResult(check), check.found]],
  );

describe('the checks of an invoice document', () => {
  it.each([
    ['XML', xml],
    ['a PDF', pdf],
    ['municipal XML, without a key', municipal],
  ])('pass for %s with the expected data', (_, reading) => {
    expect(results(reading)).toEqual([]);
    const { key, ...paper } = checked(reading).paper;
    expect(key).toBe(reading.keys[0] ?? null);
    expect(paper).toEqual({
      municipalNumber: reading.municipalNumber,
      issuerTaxId: issuer,
      takerTaxId: brand.legalDocument,
      amountCents: 340_000,
      month: '2026-12-01',
    });
  });

  it.each<[string, DocumentReading, (readonly [string, string, string])[]]>([
    ['another issuer', { ...xml, issuers: [other] }, [['issuer', 'different', other]]],
    [
      'issuer and taker swapped',
      { ...xml, issuers: xml.takers, takers: xml.issuers },
      [
        ['issuer', 'different', brand.legalDocument],
        ['taker', 'different', issuer],
      ],
    ],
    ['two issuers', { ...xml, issuers: [issuer, other] }, [['issuer', 'different', `${issuer}, ${other}`]]],
    ['no taker', { ...xml, takers: [] }, [['taker', 'missing', '']]],
    [
      'an amount that is one cent too high',
      { ...xml, amounts: [340_001] },
      [['amount', 'different', '3400.01 BRL']],
    ],
    ['a month before the contract', { ...xml, months: ['2026-10'] }, [['month', 'different', '2026-10']]],
    ['a month in the future', { ...xml, months: ['2027-02'] }, [['month', 'different', '2027-02']]],
    ['no key', { ...xml, keys: [] }, [['key', 'missing', '']]],
    [
      'the key of another issuer',
      { ...xml, keys: [keyOf('2026-12', other)] },
      [['key', 'different', `${other} 2026-12`]],
    ],
    [
      'a key from a month before the service',
      { ...xml, keys: [keyOf('2026-11')] },
      [['key', 'different', `${issuer} 2026-11`]],
    ],
    [
      'a key from a month in the future',
      { ...xml, keys: [keyOf('2027-02')] },
      [['key', 'different', `${issuer} 2027-02`]],
    ],
    ['a cancelled invoice', { ...municipal, flaw: 'cancelled' }, [['document', 'different', 'cancelled']]],
    ['an invoice of the test environment', { ...xml, flaw: 'test' }, [['document', 'different', 'test']]],
    [
      'a PDF without the platform’s tax number',
      { ...pdf, issuers: [issuer], takers: [issuer] },
      [['taker', 'missing', '']],
    ],
    [
      'a PDF with a different total',
      { ...pdf, amounts: [17_000, 400_000] },
      [['amount', 'different', '4000.00 BRL, 170.00 BRL']],
    ],
  ])('report %s', (_name, reading, expected) => {
    expect(results(reading)).toEqual(expected);
  });

  it('accept an access key that was issued in a month after the service', () => {
    expect(results({ ...xml, keys: [keyOf('2027-01')] })).toEqual([]);
  });

  it.each(['no_text', 'other'] as const)('find no values in a file of kind %s', (kind) => {
    const { checks, paper } = checked({ ...withoutText, kind });
    expect(checks.map((check) => [check.code, checkResult(check)])).toEqual([
      ['document', 'different'],
      ['issuer', 'missing'],
      ['taker', 'missing'],
      ['amount', 'missing'],
      ['month', 'missing'],
      ['key', 'missing'],
    ]);
    expect(Object.values(paper).every((value) => value === null)).toBe(true);
  });

  describe('for a payout in a foreign currency', () => {
    const abroad = {
      grossCents: 62_500,
      currency: 'EUR',
      rates: [
        { rateMicros: 5_000_000, day: '2026-11-20' },
        { rateMicros: 5_400_000, day: '2026-11-30' },
        { rateMicros: 5_440_000, day: '2026-12-10' },
        { rateMicros: 5_600_000, day: '2027-01-14' },
      ],
    } as const;

    it.each([xml, pdf])(
      'accept the amount converted to reais and store the gross amount ($kind)',
      (reading) => {
        expect(results(reading, abroad)).toEqual([]);
        expect(checked(reading, abroad).paper.amountCents).toBe(62_500);
      },
    );

    it.each([xml, pdf])('report the unconverted amount as different ($kind)', (reading) => {
      const asReais = { ...reading, amounts: [62_500] };
      expect(results(asReais, abroad)).toEqual([['amount', 'different', '625.00 BRL']]);
      expect(checked(asReais, abroad).paper.amountCents).toBeNull();
    });

    it('expect an amount in reais at a rate between the service and today', () => {
      const amount = checked(xml, abroad).checks.find(({ code }) => code === 'amount');
      // The range of rates is from 5.40, the last rate before December, to 5.60.
      expect(amount?.expected).toBe('3341.25 BRL – 3535.00 BRL');
    });
  });

  it('store an access key that does not match, so that no other invoice can use it', () => {
    expect(checked({ ...pdf, keys: [keyOf('2026-11')] }).paper.key).toBe(keyOf('2026-11'));
  });
});
