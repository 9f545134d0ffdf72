import { businessDate } from '@elenco/brazil';
import {
  type Instalment,
  type Invoice,
  type PayContract,
  type PaymentState,
  type Payout,
  type PayoutNeed,
  paymentState,
  payoutNeed,
} from '@elenco/core/finance';
import type { RequestContext } from '../adapters/requestContext.server';

/**
 * Returns the status of each payment by payout id. Queries the database only for payments that are at the
 * bank.
 * @param invoices invoices of the payouts, in any order
 * @param needOf returns the requirement that a payout waits for
 */
export async function loadPaymentStates<P extends Pick<Payout, 'id' | 'status' | 'dueOn' | 'madeOn'>>(
  { app, now }: Pick<RequestContext, 'app' | 'now'>,
  payouts: readonly P[],
  invoices: readonly Pick<Invoice, 'id' | 'payoutId' | 'status' | 'checks'>[],
  needOf: (payout: P) => PayoutNeed,
): Promise<Map<number, PaymentState | null>> {
  const days = await app.money.payDays(payouts);
  const today = businessDate(now);
  const newest = new Map(invoices.toSorted((a, b) => a.id - b.id).map((row) => [row.payoutId, row]));
  return new Map(
    payouts.map((payout) => {
      const [invoice, payOn] = [newest.get(payout.id), days.get(payout.id)];
      return [payout.id, paymentState({ payout, need: needOf(payout), invoice, payOn, today })];
    }),
  );
}

/** Returns a function that returns the requirement for which a payout of an Elenco Pay contract waits. */
export const payoutNeedInPay =
  (
    contracts: readonly Pick<PayContract, 'id' | 'status'>[],
    parts: readonly Pick<Instalment, 'payoutId' | 'payContractId' | 'approvedAt' | 'work'>[],
  ) =>
  (payout: Pick<Payout, 'id' | 'contractId' | 'amendmentId'>): PayoutNeed => {
    const part = parts.find(({ payoutId }) => payoutId === payout.id);
    const ended = contracts.some(({ id, status }) => id === part?.payContractId && status === 'ended');
    return payoutNeed(payout, { part, ended, work: [] });
  };
