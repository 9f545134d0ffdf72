import { describe, expect, it } from 'vitest';
import {
  aCharge,
  aDeliverable,
  anInvoice,
  aPayee,
  aPayout,
  changesOf,
  decideOn,
  financier,
  ids,
  patchOf,
  refusals,
  settingsWith,
  summarize,
} from '../../../testing';
import type { GateCheck } from '../schema';
import { acceptInvoice, refuseInvoice } from './invoices';

const failedCheck: GateCheck = { code: 'amount', passed: false, found: '1.00 BRL', expected: '2.00 BRL' };

describe('finance accepting an invoice', () => {
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

  it('computes the taxes and due date, advances the payout and posts the amount owed to the creator', () => {
    const changes = changesOf(decide());
    expect(summarize(changes)).toEqual([
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

  it('includes in the tax base only earlier payments of the same month', () => {
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
      const row = anInvoice({ amountCents: 400_000 });
      const patch = patchOf(changesOf(decide({ payouts: all }, row)), 'payouts');
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
    ['the creator has no bank account', { payees: [] }, 'payee_missing'],
  ])('is refused when %s', (_name, given, expected) => {
    expect(refusals(decide(given))).toEqual([expected]);
  });

  it('is refused for a confirmed receipt if the creator has become a company in the meantime', () => {
    const company = { payees: [aPayee({ legalForm: 'company' })] };
    expect(refusals(decide(company, anInvoice({ fileId: null })))).toEqual(['invoice_required']);
    expect(refusals(decide(company))).toEqual([]);
  });

  it('is refused if an early end has reduced the payout since the document was submitted', () => {
    const reduced = { payouts: [aPayout({ grossCents: 85_000, netCents: 85_000 })] };
    for (const row of [anInvoice(), anInvoice({ fileId: null, sha256: null })])
      expect(refusals(decide(reduced, row, 'Mesmo assim.'))).toEqual(['payout_amount_changed']);
    // Finance accepted the document despite a failed check, which already showed the different amount.
    expect(refusals(decide(reduced, anInvoice({ checks: [failedCheck] }), 'Arredondado.'))).toEqual([]);
    expect(refusals(decide(reduced, anInvoice({ amountCents: null })))).toEqual([]);
  });

  it('requires a comment if a check failed', () => {
    const row = anInvoice({ checks: [failedCheck] });
    expect(refusals(decide({}, row))).toEqual(['gate_not_passed /comment']);
    const decision = decide({}, row, 'Arredondado pela prefeitura.');
    expect(patchOf(changesOf(decision), 'invoices')).toEqual({ answer: 'Arredondado pela prefeitura.' });
  });
});

it('stores the reason that finance gives for refusing an invoice', () => {
  const decision = decideOn(refuseInvoice, {
    rows: { row: anInvoice(), also: null },
    input: { id: ids.invoice, comment: 'Tomador errado.' },
    actor: financier,
  });
  expect(patchOf(changesOf(decision), 'invoices')).toEqual({ answer: 'Tomador errado.' });
});
