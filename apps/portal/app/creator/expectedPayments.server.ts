import { netKnown, type Payout, type TakeHome } from '@elenco/core/finance';
import { sum } from '@elenco/core/kit';
import type { CreatorContext } from './page.server';
import { loadReceiver, type Receiver } from './receiver.server';

/** Estimated net amount, taxes and date of a payment whose document is missing. */
export type ExpectedPayment = Pick<
  TakeHome,
  'netCents' | 'on' | 'countedFrom' | 'withholdings' | 'addedTo' | 'month'
>;

/**
 * Loads estimates of net amount, taxes and date for payouts whose document is missing, by payout id. The
 * estimates equal those on the project's page. Runs no query if no payout lacks its document.
 */
export async function loadExpectedPayments(
  ctx: Pick<CreatorContext, 'app' | 'actor' | 'now'>,
  payouts: readonly Pick<Payout, 'id' | 'status'>[],
): Promise<ReadonlyMap<number, ExpectedPayment>> {
  if (!payouts.some(isWaiting)) return new Map();
  return expectedOf(await loadReceiver(ctx, { companyIds: [], currencies: [] }), payouts);
}

const isWaiting = ({ status }: Pick<Payout, 'status'>) => status === 'waiting_invoice';

/** Returns the estimate of a payout for a receiver that is already loaded. */
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

/**
 * Returns the net amount of all payments of a contract, and whether each document was accepted. Null if the
 * amount of a payment is not known.
 * @param awaited instalments of the contract that the client has not paid
 */
export function netOfContract(
  own: readonly Pick<Payout, 'id' | 'status' | 'netCents'>[],
  expected: ReadonlyMap<number, Pick<ExpectedPayment, 'netCents'>>,
  awaited: readonly { readonly expectedPay: Pick<ExpectedPayment, 'netCents'> | null }[] = [],
): { cents: number; final: boolean } | null {
  const current = own.filter(({ status }) => status !== 'cancelled');
  const nets = [
    ...current.map((payout) => netKnown(payout) ?? expected.get(payout.id)?.netCents ?? null),
    ...awaited.map(({ expectedPay }) => expectedPay?.netCents ?? null),
  ];
  const known = nets.flatMap((cents) => cents ?? []);
  if (known.length === 0 || known.length < nets.length) return null;
  const final = awaited.length === 0 && current.every((payout) => netKnown(payout) !== null);
  return { cents: sum(known), final };
}
