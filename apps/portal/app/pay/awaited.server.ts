import { type Instalment, isOpen, type Payout, paymentState } from '@elenco/core/finance';
import { expectedOf, loadExpectedPayments } from '../creator/expectedPayments.server';
import type { CreatorContext } from '../creator/page.server';
import type { Receiver } from '../creator/receiver.server';
import { loadDues } from './list.server';

/** Position of an instalment among those of its contract; null if it is the only one. */
const partOf = (ordinal: number, of: number) => (of > 1 ? { n: ordinal, of } : null);

/**
 * Returns the position of a payout's instalment; null for a payout of a hiring, or if the contract has one
 * instalment.
 */
export function partOfPayout(
  parts: readonly Pick<Instalment, 'payoutId' | 'payContractId' | 'ordinal'>[],
  payoutId: number,
) {
  const part = parts.find((one) => one.payoutId === payoutId);
  const of = parts.filter(({ payContractId }) => payContractId === part?.payContractId).length;
  return part ? partOf(part.ordinal, of) : null;
}

/**
 * Loads the expected amounts and days of upcoming payments: payouts that wait for their document, and
 * accepted instalments of Elenco Pay contracts that the clients have not paid, sorted by due date. The values
 * are the same as on the pages of the projects and contracts.
 * @param given all instalments and invoices of the creator
 */
export async function loadForecast(
  ctx: Pick<CreatorContext, 'app' | 'actor' | 'now'>,
  payouts: readonly Pick<Payout, 'id' | 'status'>[],
  given: NonNullable<Parameters<typeof loadDues>[1]>,
) {
  if (given.parts.every(({ payoutId }) => payoutId !== null)) {
    return { expectedPay: await loadExpectedPayments(ctx, payouts), awaited: [] };
  }
  const { dues, receiver } = await loadDues(ctx, given);
  return { expectedPay: expectedOf(receiver, payouts), awaited: awaitedOf(dues, receiver) };
}

type Due = Awaited<ReturnType<typeof loadDues>>['dues'][number];
export type AwaitedPayment = ReturnType<typeof awaitedOf>[number];

function awaitedOf(dues: readonly Due[], receiver: Pick<Receiver, 'ofInstalment'>) {
  return dues
    .filter((due) => due.payment === null && isOpen(due))
    .map((due) => ({ ...due, ofPart: receiver.ofInstalment({ id: due.id, payoutId: null }) }))
    .map(({ ofPart, id, payId, title, ordinal, of, currency, dueOn, expected }) => ({
      /** Negative, so that it differs from the ids of payouts. */
      id: -id,
      payId,
      title,
      part: partOf(ordinal, of),
      currency,
      dueOn,
      state: paymentState({ payout: null, need: 'delivery', invoice: null, today: dueOn }),
      grossCents: expected.grossCents,
      /** Expected net amount and day; null while no payee is known. */
      expectedPay:
        expected.netCents === null
          ? null
          : {
              netCents: expected.netCents,
              on: expected.on,
              countedFrom: expected.countedFrom ?? null,
              withholdings: expected.withholdings,
              addedTo: ofPart?.addedToAll ?? [],
            },
    }));
}
