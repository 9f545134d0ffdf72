import type { Payout } from '@elenco/core/finance';
import type { CreatorContext } from './page.server';
import { loadReceiver, type Receiver } from './receiver.server';
import type { TakeHome } from './takeHome';

/** Estimated net amount, taxes and date of a payment whose document is missing. */
export type ExpectedPayment = Pick<TakeHome, 'netCents' | 'on' | 'fromDelivery' | 'withholdings' | 'addedTo'>;

/**
 * Loads estimates of net amount, taxes and date for payouts whose document is missing, by payout id. They
 * equal those on the project's page. Runs no query if there is no such payout.
 */
export async function loadExpectedPayments(
  ctx: Pick<CreatorContext, 'app' | 'actor' | 'now'>,
  payouts: readonly Pick<Payout, 'id' | 'status'>[],
): Promise<ReadonlyMap<number, ExpectedPayment>> {
  if (!payouts.some(isWaiting)) return new Map();
  return expectedOf(await loadReceiver(ctx, { companyIds: [], currencies: [] }), payouts);
}

const isWaiting = ({ status }: Pick<Payout, 'status'>) => status === 'waiting_invoice';

/** Returns the same for a loaded receiver. */
export const expectedOf = (
  receiver: Pick<Receiver, 'ofPayout'>,
  payouts: readonly Pick<Payout, 'id' | 'status'>[],
): ReadonlyMap<number, ExpectedPayment> =>
  new Map(
    payouts.filter(isWaiting).flatMap(({ id }) => {
      const found = receiver.ofPayout(id);
      return found ? [[id, found] as const] : [];
    }),
  );
