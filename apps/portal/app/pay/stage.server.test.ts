import {
  acceptPay,
  type Charge,
  type Instalment,
  monthlySchedule,
  type Payout,
  payDeadlines,
  payReactions,
} from '@elenco/core/finance';
import {
  accepted,
  aPayContract,
  aPayee,
  brandOwner,
  inserted,
  NOW,
  runReaction,
  stamped,
  systemActor,
  TODAY,
} from '@elenco/core/testing';
import { describe, expect, it } from 'vitest';
import { payStageOf } from './stage.server';

const deadlines = payDeadlines(aPayContract(), TODAY);
const terms = { currency: 'BRL', payoutDays: 20, deadlines, known: [], iss: [] } as const;
const facts = { incomplete: false, asked: null, feeBp: 1_500, terms };

/** Accepts the contract; returns its instalments, each with the gross amount of its payout. */
async function agreed(given: Parameters<typeof aPayContract>[0]) {
  const row = aPayContract({ lines: [{ label: 'Live', quantity: 1, amountCents: 100_001 }], ...given });
  const input = { id: row.id, textHash: row.textHash as string, ip: '', userAgent: '' };
  const store = { 'pay-contracts': [row] };
  const { changes } = await accepted(acceptPay, input, { actor: brandOwner, store });
  const made = <R>(resource: string) =>
    changes.flatMap((one) =>
      one.do === 'insert' && one.resource === resource ? [{ ...stamped, ...one.row } as R] : [],
    );
  const issued = made<Charge>('charges');
  const parts = await Promise.all(
    made<Instalment>('instalments').map(async (part) => {
      const charge = issued.find(({ id }) => id === part.chargeId) as Charge;
      const funded = await runReaction(payReactions.fundInstalment, charge, {
        actor: systemActor,
        store: { instalments: [part], 'pay-contracts': [] },
      });
      const payout = { ...stamped, ...inserted(funded, 'payouts') } as Payout;
      return {
        ...part,
        status: 'open' as const,
        asksInvoice: false,
        differs: false,
        invoices: [],
        payout,
        state: null,
        expectedPay: null,
        silentOn: null,
      };
    }),
  );
  return { row: { ...row, status: 'active' as const, statusSince: NOW }, parts };
}

describe('the creator’s net amount of an Elenco Pay contract', () => {
  it.each([
    ['creator', 1, [85_001]],
    ['creator', 3, [28_334, 28_334, 28_333]],
    ['client', 1, [100_001]],
    ['client', 3, [33_334, 33_334, 33_333]],
  ] as const)(
    'equals the payout’s amount if the fee is borne by the %s, in %i instalments',
    async (feePayer, count, pays) => {
      const totalCents = feePayer === 'client' ? 115_001 : 100_001;
      const schedule = monthlySchedule(totalCents, count, '2026-12-10');
      const { row, parts } = await agreed({ feePayer, schedule });
      expect(parts.map(({ payout }) => payout.grossCents)).toEqual(pays);
      for (const [at, part] of parts.entries()) {
        const rest = parts.slice(at);
        const open = rest.map((one) => ({ ...one, payout: null }));
        for (const payee of [undefined, aPayee()]) {
          const paid = payStageOf(row, [part, ...open.slice(1)], { ...facts, payee });
          const owed = payStageOf(row, open, { ...facts, payee });
          expect(owed.money?.cents).toBe(paid.money?.cents);
          expect(owed.money?.basis).toBe(payee ? 'net' : 'gross');
          if (!payee) expect(paid.money?.cents).toBe(part.payout.grossCents);
        }
      }
    },
  );
});
