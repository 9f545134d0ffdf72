import { nfseKey, withoutText } from '@elenco/brazil';
import { describe, expect, it } from 'vitest';
import { brand } from '../../../people';
import {
  aContract,
  anInvoice,
  aPayee,
  aPayout,
  changesOf,
  decideOn,
  ids,
  inserted,
  NOW,
  patchOf,
  refusals,
  summarize,
  theCreator,
} from '../../../testing';
import type { GateCheck } from '../schema';
import { confirmReceipt, submitInvoice } from './submitDocument';

const failedCheck: GateCheck = { code: 'amount', passed: false, found: '1.00 BRL', expected: '2.00 BRL' };
const taxId = '11222333000181';
const key = nfseKey({
  municipality: '3550308',
  environment: 'national',
  registration: taxId,
  number: 42,
  month: '2026-11',
  code: '123456789',
});
const reading = {
  ...withoutText,
  kind: 'national' as const,
  keys: [key],
  issuers: [taxId],
  takers: [brand.legalDocument as string],
  amounts: [340_000],
  months: ['2026-11'],
};
const company = aPayee({ legalForm: 'company', taxId });

describe('submitting an invoice', () => {
  type Rows = Parameters<typeof submitInvoice.decide>[0]['rows'];
  const decide = (given: Partial<Rows> = {}) =>
    decideOn(submitInvoice, {
      rows: {
        payout: aPayout(),
        sha256: 'f'.repeat(64),
        reading,
        contract: aContract(),
        rates: [],
        payees: [company],
        handedIn: [],
        sameFile: [],
        sameKey: [],
        sameNumber: [],
        ...given,
      },
      input: { payoutId: ids.payout, fileId: 95 },
      actor: theCreator,
    });

  it('stores the document’s values and the results of the checks', () => {
    const decision = decide();
    const row = inserted(changesOf(decision), 'invoices');
    expect(row).toMatchObject({
      payoutId: ids.payout,
      sha256: 'f'.repeat(64),
      key,
      issuerTaxId: taxId,
      amountCents: 340_000,
      month: '2026-11-01',
    });
    expect(row?.checks).toHaveLength(6);
    expect(decision).toMatchObject({ reply: { passed: true } });
  });

  it('stores a document that fails a check and reports the failure', () => {
    const decision = decide({ reading: { ...reading, amounts: [400_000] } });
    expect(summarize(changesOf(decision))).toEqual(['insert invoices']);
    expect(decision).toMatchObject({ reply: { passed: false } });
  });

  it('stores a scan without readable values, for staff to check', () => {
    const row = inserted(changesOf(decide({ reading: withoutText })), 'invoices');
    expect(row).toMatchObject({ key: null, issuerTaxId: null, amountCents: null, month: null });
  });

  const municipal = { ...reading, kind: 'municipal' as const, keys: [], municipalNumber: '42/AB12' };
  it.each<[string, Partial<Rows>, string]>([
    [
      'the payout does not wait for an invoice',
      { payout: aPayout({ status: 'processing' }) },
      'payout_not_waiting',
    ],
    [
      'the document’s key was used for another payout',
      { sameKey: [anInvoice({ id: 90, key })] },
      'invoice_key_used /fileId',
    ],
    [
      'the document’s municipal number was used for another payout',
      {
        reading: municipal,
        sameNumber: [anInvoice({ id: 90, municipalNumber: '42/AB12', issuerTaxId: taxId })],
      },
      'invoice_key_used /fileId',
    ],
    [
      'the file was used for the payout of another creator',
      { sameFile: [anInvoice({ id: 90, payoutId: 82, creatorId: 22 })] },
      'invoice_file_used /fileId',
    ],
    ['the creator is an individual', { payees: [aPayee()] }, 'receipt_by_platform'],
    ['the creator has no bank account', { payees: [] }, 'payee_missing'],
  ])('is refused when %s', (_name, given, expected) => {
    expect(refusals(decide(given))).toEqual([expected]);
  });

  it('accepts a municipal invoice number that a different issuer used', () => {
    const other = anInvoice({ id: 90, municipalNumber: '42/AB12', issuerTaxId: '11444777000161' });
    expect(refusals(decide({ reading: municipal, sameNumber: [other] }))).toEqual([]);
    const unnamed = anInvoice({ id: 90, municipalNumber: '42/AB12', issuerTaxId: null });
    const without = { ...municipal, issuers: [] };
    expect(refusals(decide({ reading: without, sameNumber: [unnamed] }))).toEqual([]);
  });

  it('replaces the pending document even with the same file, and notifies finance', () => {
    const waiting = anInvoice({ checks: [failedCheck], key });
    const own = { handedIn: [waiting], sameFile: [waiting], sameKey: [waiting] };
    const changes = changesOf(decide(own));
    expect(summarize(changes)).toEqual(['update invoices 91', 'emit invoices.replace']);
    expect(patchOf(changes, 'invoices')).toMatchObject({
      amountCents: 340_000,
      fileId: 95,
      statusSince: NOW,
    });
  });

  it('is allowed again after a refusal', () => {
    const refused = anInvoice({ status: 'refused', key });
    expect(refusals(decide({ handedIn: [refused], sameKey: [refused], sameFile: [refused] }))).toEqual([]);
  });

  it('is refused if the browser sends values that must be read from the document', () => {
    const input = { payoutId: 1, fileId: 1 };
    expect(submitInvoice.input.safeParse(input).success).toBe(true);
    expect(submitInvoice.input.safeParse({ ...input, amountCents: 340_000 }).success).toBe(false);
  });
});

describe('confirming a receipt', () => {
  type Rows = Parameters<typeof confirmReceipt.decide>[0]['rows'];
  const decide = (given: Partial<Rows> = {}, amountCents = 340_000) =>
    decideOn(confirmReceipt, {
      rows: { payout: aPayout(), payees: [aPayee()], handedIn: [], ...given },
      input: { payoutId: ids.payout, amountCents },
      actor: theCreator,
    });

  it('stores the payer, payee and gross amount of the payout without a file', () => {
    expect(inserted(changesOf(decide()), 'invoices')).toMatchObject({
      fileId: null,
      sha256: null,
      key: null,
      issuerTaxId: '39053344705',
      takerTaxId: brand.legalDocument,
      amountCents: 340_000,
      month: `${NOW.slice(0, 7)}-01`,
      checks: [],
    });
  });

  it('replaces a pending document with the confirmation', () => {
    expect(summarize(changesOf(decide({ handedIn: [anInvoice()] })))).toEqual([
      'update invoices 91',
      'emit invoices.replace',
    ]);
  });

  it.each<[string, Partial<Rows>, number, string]>([
    ['a different amount was shown', {}, 339_999, 'amount_changed /amountCents'],
    ['the creator is a company', { payees: [company] }, 340_000, 'invoice_required'],
    ['the creator has no bank account', { payees: [] }, 340_000, 'payee_missing'],
    [
      'the payout is processing',
      { payout: aPayout({ status: 'processing' }) },
      340_000,
      'payout_not_waiting',
    ],
  ])('is refused when %s', (_name, given, amountCents, expected) => {
    expect(refusals(decide(given, amountCents))).toEqual([expected]);
  });

  it('is refused while impersonating', () => {
    expect(confirmReceipt.notWhileImpersonating).toBe(true);
  });
});
