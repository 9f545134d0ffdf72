import { describe, expect, it } from 'vitest';
import { brand } from '../../../people';
import {
  aCharge,
  aContract,
  aDeliverable,
  anInvoice,
  aPayee,
  aPayout,
  changesOf,
  decideOn,
  financier,
  ids,
  inShort,
  inserted,
  NOW,
  patchOf,
  refusals,
  settingsWith,
  theCreator,
} from '../../../testing';
import type { GateCheck } from '../schema';
import { acceptInvoice, refuseInvoice, submitInvoice } from './invoices';

const failedCheck: GateCheck = { code: 'amount', passed: false, found: '1.00 BRL', expected: '2.00 BRL' };

describe('submitting an invoice', () => {
  type Rows = Parameters<typeof submitInvoice.decide>[0]['rows'];
  const decide = (given: Partial<Rows> = {}, changed: object = {}) =>
    decideOn(submitInvoice, {
      rows: {
        payout: aPayout(),
        sha256: 'f'.repeat(64),
        contracts: [aContract()],
        payees: [aPayee()],
        handedIn: [],
        sameFile: [],
        sameKey: [],
        ...given,
      },
      input: {
        payoutId: ids.payout,
        fileId: 95,
        key: null,
        issuerTaxId: '390.533.447-05',
        takerTaxId: brand.legalDocument,
        amountCents: 340_000,
        month: '2026-11-21',
        ...changed,
      },
      actor: theCreator,
    });

  it('stores it with the results of the checks, without masks and for the whole month', () => {
    const decision = decide();
    const row = inserted(changesOf(decision), 'invoices');
    expect(row).toMatchObject({ issuerTaxId: '39053344705', month: '2026-11-01', payoutId: ids.payout });
    expect(row).toMatchObject({ sha256: 'f'.repeat(64) });
    expect(row?.checks).toHaveLength(4);
    expect(decision).toMatchObject({ reply: { passed: true } });
  });

  it('stores an invoice that fails a check, and returns that', () => {
    const decision = decide({}, { amountCents: 400_000 });
    expect(inShort(changesOf(decision))).toEqual(['insert invoices']);
    expect(decision).toMatchObject({ reply: { passed: false } });
  });

  it.each<[string, Partial<Rows>, string]>([
    [
      'the payout does not wait for an invoice',
      { payout: aPayout({ status: 'processing' }) },
      'payout_not_waiting',
    ],
    ['its key was used for another payout', { sameKey: [anInvoice({ id: 90 })] }, 'invoice_key_used /key'],
    [
      'its file was used for another payout, also of another creator',
      { sameFile: [anInvoice({ id: 90, payoutId: 82, creatorId: 22 })] },
      'invoice_file_used /fileId',
    ],
    ['there is no bank account to pay to', { payees: [] }, 'payee_missing'],
  ])('is refused when %s', (_name, given, expected) => {
    expect(refusals(decide(given))).toEqual([expected]);
  });

  it('replaces the pending invoice, with any file and key, and notifies finance', () => {
    const waiting = anInvoice({ checks: [failedCheck] });
    const own = { handedIn: [waiting], sameFile: [waiting], sameKey: [waiting] };
    const changes = changesOf(decide(own, { amountCents: 339_999 }));
    expect(inShort(changes)).toEqual(['update invoices 91', 'emit invoices.replace']);
    expect(patchOf(changes, 'invoices')).toMatchObject({
      amountCents: 339_999,
      fileId: 95,
      statusSince: NOW,
    });
    expect(patchOf(changes, 'invoices')?.checks).toHaveLength(4);
  });

  it('is allowed again after a refusal', () => {
    const refused = anInvoice({ status: 'refused' });
    expect(refusals(decide({ handedIn: [refused], sameKey: [refused], sameFile: [refused] }))).toEqual([]);
  });

  it.each([
    { issuerTaxId: '11111111111' },
    { key: '1'.repeat(50) },
    { amountCents: 0 },
    { month: '2026-13-01' },
  ])('does not read %j', (wrong) => {
    const input = {
      payoutId: 1,
      fileId: 1,
      key: null,
      issuerTaxId: '39053344705',
      takerTaxId: brand.legalDocument,
      amountCents: 1,
      month: '2026-12-01',
    };
    expect(submitInvoice.input.safeParse(input).success).toBe(true);
    expect(submitInvoice.input.safeParse({ ...input, ...wrong }).success).toBe(false);
  });
});

describe('accepting an invoice', () => {
  type Also = Parameters<typeof acceptInvoice.decide>[0]['rows']['also'];
  const decide = (given: Partial<Also> = {}, row = anInvoice(), comment?: string) =>
    decideOn(acceptInvoice, {
      rows: {
        row,
        also: {
          payouts: [aPayout()],
          charges: [aCharge({ status: 'paid' })],
          instalments: [],
          contracts: [],
          deliverables: [aDeliverable({ status: 'verified' })],
          payees: [aPayee()],
          settings: settingsWith(),
          iss: new Map(),
          ...given,
        },
      },
      input: { id: ids.invoice, ...(comment ? { comment } : {}) },
      actor: financier,
    });

  it('computes taxes and due date, moves the payout and posts the debt', () => {
    const changes = changesOf(decide());
    expect(inShort(changes)).toEqual([
      'move invoices 91 accept',
      'post invoice_accepted',
      'move payouts 81 process',
    ]);
    expect(patchOf(changes, 'payouts')).toMatchObject({
      legalForm: 'individual',
      dueOn: '2026-12-21',
      netCents: 340_000 - 37_400,
      withholdings: [
        { code: 'inss', amountCents: 37_400 },
        { code: 'irrf', amountCents: 0 },
      ],
    });
  });

  it('counts earlier payments of the same month only', () => {
    const earlier = aPayout({
      id: 80,
      status: 'processing',
      grossCents: 600_000,
      legalForm: 'individual',
      dueOn: '2026-12-10',
      withholdings: [
        { code: 'inss', baseCents: 600_000, amountCents: 66_000, lawRef: '' },
        { code: 'irrf', baseCents: 534_000, amountCents: 38_002, lawRef: '' },
      ],
    });
    const payouts = [earlier, aPayout({ grossCents: 400_000, netCents: 400_000 })];
    const sums = (all: typeof payouts) => {
      const patch = patchOf(changesOf(decide({ payouts: all })), 'payouts');
      const taxes = (patch?.withholdings ?? []) as { amountCents: number }[];
      return taxes.map(({ amountCents }) => amountCents);
    };
    expect(sums(payouts)).toEqual([93_231 - 66_000, 158_488 - 38_002]);
    expect(sums([{ ...earlier, expectedOn: '2026-11-30' }, payouts[1]!])).toEqual([44_000, 0]);
  });

  it.each<[string, Partial<Also>, string]>([
    [
      'content is not verified',
      { deliverables: [aDeliverable({ status: 'verified' }), aDeliverable({ status: 'published' })] },
      'content_not_verified',
    ],
    ['nothing was delivered', { deliverables: [] }, 'content_not_verified'],
    ['the brand has not paid', { charges: [aCharge()] }, 'charge_not_paid'],
    [
      'the payout is already processing',
      { payouts: [aPayout({ status: 'processing' })] },
      'payout_not_waiting',
    ],
    ['there is no bank account to pay to', { payees: [] }, 'payee_missing'],
  ])('is refused when %s', (_name, given, expected) => {
    expect(refusals(decide(given))).toEqual([expected]);
  });

  it('requires a comment if a check failed', () => {
    const row = anInvoice({ checks: [failedCheck] });
    expect(refusals(decide({}, row))).toEqual(['gate_not_passed /comment']);
    const decision = decide({}, row, 'Arredondado pela prefeitura.');
    expect(patchOf(changesOf(decision), 'invoices')).toEqual({ answer: 'Arredondado pela prefeitura.' });
  });
});

it('stores the answer of a refused invoice', () => {
  const decision = decideOn(refuseInvoice, {
    rows: { row: anInvoice(), also: null },
    input: { id: ids.invoice, comment: 'Tomador errado.' },
    actor: financier,
  });
  expect(patchOf(changesOf(decision), 'invoices')).toEqual({ answer: 'Tomador errado.' });
});
