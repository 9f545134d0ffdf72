import { describe, expect, it } from 'vitest';
import type { Actor } from '../../../people';
import {
  aCharge,
  aChargeLine,
  aContract,
  aDeliverable,
  anInvoice,
  aPayee,
  aPayout,
  brandOwner,
  type Case,
  curator,
  financier,
  ids,
  otherCreator,
  refusedWith,
  secondFinancier,
  signedOutActor,
  supporter,
  systemActor,
  theCreator,
  theOwner,
} from '../../../testing';
import { settleCharge } from '../../receipt';
import { markOverdue } from './charges';
import { acceptInvoice, refuseInvoice } from './invoices';
import { failPayout, preparePayout, releasePayout, retryPayout, returnPayout } from './payouts';
import { confirmReceipt, submitInvoice } from './submitDocument';

const everybody = [
  signedOutActor,
  brandOwner,
  theCreator,
  otherCreator,
  curator,
  supporter,
  financier,
  secondFinancier,
  theOwner,
  systemActor,
];
const finance = [financier, secondFinancier, theOwner];

const common = {
  contracts: [aContract({ status: 'active' })],
  deliverables: [aDeliverable({ status: 'verified' })],
  payees: [aPayee()],
  files: [{ id: 95, ownerId: ids.creatorUser, companyId: null, creatorId: ids.creator, reading: null }],
};
const processing = aPayout({ status: 'processing' });
const prepared = {
  ...processing,
  preparedById: 999,
  preparedAt: '2026-11-20T12:00:00.000Z',
  preparedPayeeVersion: 1,
};

interface Step {
  readonly step: string;
  readonly ask: (given: Case) => Promise<string[]>;
  readonly store: Case['store'];
  readonly by: readonly Actor[];
  /** Refusal expected for all actors who are not allowed. */
  readonly otherwise?: readonly string[];
}

describe('permission to run payment commands', () => {
  it.each<Step>([
    {
      step: 'settling a charge',
      ask: (given) =>
        refusedWith(
          settleCharge,
          { id: ids.charge, paidOn: '2026-11-20', paidBy: 'pix', amountCents: 400_000 },
          given,
        ),
      store: { charges: [aCharge()], 'charge-lines': [aChargeLine()] },
      by: finance,
    },
    {
      step: 'handing in an invoice',
      ask: (given) => refusedWith(submitInvoice, { payoutId: ids.payout, fileId: 95 }, given),
      store: { ...common, payouts: [aPayout()], payees: [aPayee({ legalForm: 'company' })] },
      by: [theCreator],
    },
    {
      step: 'confirming a receipt',
      ask: (given) => refusedWith(confirmReceipt, { payoutId: ids.payout, amountCents: 340_000 }, given),
      store: { ...common, payouts: [aPayout()] },
      by: [theCreator],
    },
    {
      step: 'accepting an invoice',
      ask: (given) => refusedWith(acceptInvoice, { id: ids.invoice }, given),
      store: {
        ...common,
        invoices: [anInvoice()],
        payouts: [aPayout()],
        charges: [aCharge({ status: 'paid' })],
      },
      by: finance,
    },
    {
      step: 'refusing an invoice',
      ask: (given) => refusedWith(refuseInvoice, { id: ids.invoice, comment: 'x' }, given),
      store: { invoices: [anInvoice()] },
      by: finance,
    },
    {
      step: 'preparing a payout',
      ask: (given) => refusedWith(preparePayout, { id: ids.payout }, given),
      store: { payouts: [processing], payees: [aPayee()] },
      by: finance,
    },
    {
      step: 'releasing a payout',
      ask: (given) =>
        refusedWith(releasePayout, { id: ids.payout, proof: 'E1', madeOn: '2026-11-21' }, given),
      store: { payouts: [prepared], payees: [aPayee()] },
      by: finance,
    },
    {
      step: 'recording that a payout failed',
      ask: (given) => refusedWith(failPayout, { id: ids.payout, comment: 'x' }, given),
      store: { payouts: [prepared] },
      by: finance,
    },
    {
      step: 'recording that the bank returned a payout',
      ask: (given) =>
        refusedWith(returnPayout, { id: ids.payout, comment: 'x', returnedOn: '2026-11-21' }, given),
      store: { payouts: [aPayout({ status: 'made', madeOn: '2026-11-20' })] },
      by: finance,
    },
    {
      step: 'retrying a payout',
      ask: (given) => refusedWith(retryPayout, { id: ids.payout }, given),
      store: { payouts: [aPayout({ status: 'failed' })] },
      by: finance,
    },
    {
      step: 'marking charges as overdue',
      ask: (given) => refusedWith(markOverdue, {}, given),
      store: {},
      by: [systemActor],
      otherwise: ['not_allowed'],
    },
  ])('is checked for $step', async ({ ask, store, by, otherwise = ['not_found'] }) => {
    for (const actor of everybody) {
      const may = by.some((one) => one === actor);
      const who = 'name' in actor ? actor.name : actor.role;
      expect([who, await ask({ actor, store })]).toEqual([who, may ? [] : otherwise]);
    }
  });
});
