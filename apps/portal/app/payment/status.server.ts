import { businessDate } from '@elenco/brazil';
import {
  type Instalment,
  type Invoice,
  isEarned,
  type PayContract,
  type PaymentState,
  type Payout,
  paymentState,
} from '@elenco/core/finance';
import type { RequestContext } from '../adapters/requestContext.server';

/**
 * Returns the status of each payment, by payout. Asks the database only for payments that are at the bank.
 * @param invoices those of the payouts, in any order
 * @param earned true for a payout that waits only for its document
 */
export async function loadPaymentStates<P extends Pick<Payout, 'id' | 'status' | 'dueOn' | 'madeOn'>>(
  { app, now }: Pick<RequestContext, 'app' | 'now'>,
  payouts: readonly P[],
  invoices: readonly Pick<Invoice, 'id' | 'payoutId' | 'status'>[],
  earned: (payout: P) => boolean,
): Promise<Map<number, PaymentState | null>> {
  const days = await app.money.payDays(payouts);
  const today = businessDate(now);
  const newest = new Map(invoices.toSorted((a, b) => a.id - b.id).map((row) => [row.payoutId, row]));
  return new Map(
    payouts.map((payout) => {
      const [invoice, payOn] = [newest.get(payout.id), days.get(payout.id)];
      return [payout.id, paymentState({ payout, earned: earned(payout), invoice, payOn, today })];
    }),
  );
}

/** Returns whether a payout of contracts with own clients waits only for its document. */
export const earnedInPay =
  (
    contracts: readonly Pick<PayContract, 'id' | 'status'>[],
    parts: readonly Pick<Instalment, 'payoutId' | 'payContractId' | 'approvedAt'>[],
  ) =>
  (payout: Pick<Payout, 'id' | 'contractId' | 'amendmentId'>): boolean => {
    const part = parts.find(({ payoutId }) => payoutId === payout.id);
    const ended = contracts.some(({ id, status }) => id === part?.payContractId && status === 'ended');
    return isEarned(payout, { part, ended, work: [] });
  };
