import { describe, expect, it } from 'vitest';
import {
  aCharge,
  aDeliverable,
  anInvoice,
  aPayee,
  aPayout,
  aRepayment,
  changesOf,
  decideOn,
  financier,
  ids,
  NOW,
  patchOf,
  refusals,
  settingsWith,
  systemActor,
} from '../../testing';
import { acceptInvoice, type Payout } from '../payment';
import { previewAcceptance } from './previewAcceptance';
import { deductRepayments } from './reactions';

type Rows = Parameters<typeof previewAcceptance.decide>[0]['rows'];
const taxes = { payees: [aPayee()], ofCreators: [aPayout()], iss: new Map() };
const preview = (given: Partial<Rows> = {}) =>
  decideOn(previewAcceptance, {
    rows: { payout: aPayout(), taxes, debts: [], settings: settingsWith(), ...given },
    input: { id: ids.invoice },
    actor: financier,
  });

/** The payout after its invoice was accepted and the creator's debts were deducted. */
function accepted(debts: Rows['debts']): Payout {
  const also = {
    payouts: [aPayout()],
    charges: [aCharge({ status: 'paid' })],
    instalments: [],
    contracts: [],
    deliverables: [aDeliverable({ status: 'verified' })],
    payees: taxes.payees,
    settings: settingsWith(),
    iss: taxes.iss,
  };
  const decision = decideOn(acceptInvoice, {
    rows: { row: anInvoice(), also },
    input: { id: ids.invoice },
    actor: financier,
  });
  const processed = { ...aPayout(), ...patchOf(changesOf(decision), 'payouts') } as Payout;
  const deducted = deductRepayments.decide({
    actor: systemActor,
    now: NOW,
    rows: { debts, taxes },
    row: processed,
  });
  return { ...processed, ...patchOf(deducted, 'payouts') };
}

describe('the preview of accepting an invoice', () => {
  it.each([
    ['without debts', [], { deductedCents: 0, transferCents: 302_600 }],
    [
      'with a debt',
      [aRepayment({ amountCents: 100_000 })],
      { deductedCents: 100_000, transferCents: 202_600 },
    ],
    ['with a debt above the net amount', [aRepayment({ amountCents: 900_000 })], { transferCents: 0 }],
  ])('shows the effect of acceptance, %s', (_, debts, expected) => {
    const after = accepted(debts);
    expect(preview({ debts })).toMatchObject({
      reply: {
        payoutId: ids.payout,
        grossCents: 340_000,
        withholdings: after.withholdings,
        deductedCents: after.deductedCents,
        dueOn: '2026-12-21',
        ...expected,
      },
    });
  });

  it('changes no stored data', () => {
    expect(changesOf(preview())).toEqual([]);
  });

  it('is refused for a payout that needs no invoice and for a creator without payee data', () => {
    expect(refusals(preview({ payout: aPayout({ status: 'processing' }) }))).toEqual(['payout_not_waiting']);
    expect(refusals(preview({ taxes: { ...taxes, payees: [] } }))).toEqual(['payee_missing']);
  });
});
