import { nfseKey } from '@elenco/brazil';
import { describe, expect, it } from 'vitest';
import { brand } from '../../people';
import { anInvoice, aPayee } from '../../testing';
import { type Gate, gateChecks } from './gate';

const company = { legalForm: 'company', taxId: '12ABC34501DE35' } as const;
const keyOf = (month: string, registration = '12ABC34501DE35') =>
  nfseKey({
    municipality: '2611606',
    environment: 'national',
    registration,
    number: 42,
    month,
    code: '123456789',
  });

const gate = (given: Partial<Gate> = {}): Gate => ({
  invoice: anInvoice({ id: 90, takerTaxId: brand.legalDocument }),
  payee: aPayee(),
  grossCents: 340_000,
  currency: 'BRL',
  approvedOn: '2026-11-21',
  today: '2027-01-15',
  ...given,
});
const failed = (given: Partial<Gate> = {}) =>
  gateChecks(gate(given)).flatMap(({ code, passed }) => (passed ? [] : [code]));
const invoice = (given: Partial<Gate['invoice']>): Gate['invoice'] => ({ ...gate().invoice, ...given });

describe('invoice checks', () => {
  it('accepts an individual’s receipt with the expected data', () => {
    expect(failed()).toEqual([]);
  });

  it.each<[string, Partial<Gate['invoice']>, string]>([
    ['it has another issuer', { issuerTaxId: '52998224725' }, 'issuer'],
    ['it has another taker', { takerTaxId: '11222333000181' }, 'taker'],
    ['it is a cent more', { amountCents: 340_001 }, 'amount'],
    ['its month is before the contract', { month: '2026-10-01' }, 'month'],
    ['its month has not come', { month: '2027-02-01' }, 'month'],
  ])('rejects an invoice if %s', (_name, given, code) => {
    expect(failed({ invoice: invoice(given) })).toEqual([code]);
  });

  it('returns what was found and expected', () => {
    const [, , amount, month] = gateChecks(gate({ invoice: invoice({ amountCents: 5 }) }));
    expect(amount).toEqual({ code: 'amount', passed: false, found: '0.05 BRL', expected: '3400.00 BRL' });
    expect(month).toMatchObject({ found: '2026-12', expected: '2026-11 – 2027-01' });
  });

  it('skips the access key for a receipt without one', () => {
    expect(gateChecks(gate()).map(({ code }) => code)).toEqual(['issuer', 'taker', 'amount', 'month']);
    const withKey = gate({ invoice: invoice({ key: keyOf('2026-12') }) });
    expect(gateChecks(withKey).at(-1)).toMatchObject({ code: 'key', passed: false });
  });

  describe('with a company', () => {
    const ofCompany = (key: string | null) =>
      failed({ payee: aPayee(company), invoice: invoice({ issuerTaxId: company.taxId, key }) });

    it('requires the access key of an NFS-e', () => {
      expect(ofCompany(null)).toEqual(['key']);
      expect(ofCompany(keyOf('2026-12'))).toEqual([]);
    });

    it('accepts a key issued in a later month than the service, but not earlier or in the future', () => {
      expect(ofCompany(keyOf('2027-01'))).toEqual([]);
      expect(ofCompany(keyOf('2026-11'))).toEqual(['key']);
      expect(ofCompany(keyOf('2027-02'))).toEqual(['key']);
    });

    it('rejects the key of another issuer', () => {
      expect(ofCompany(keyOf('2026-12', '11222333000181'))).toEqual(['key']);
    });
  });
});
