import { netKnown, type Payout, type TakeHome } from '@elenco/core/finance';
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
 * Returns the net amount of a contract that is paid at once, and whether its document was accepted. Null if
 * the amount is not known, or if the contract has several payments.
 */
export function netOfContract(
  own: readonly Pick<Payout, 'id' | 'status' | 'netCents'>[],
  expected: ReadonlyMap<number, Pick<ExpectedPayment, 'netCents'>>,
): { cents: number; final: boolean } | null {
  const [payout, ...more] = own;
  if (!payout || more.length > 0) return null;
  const known = netKnown(payout);
  const cents = known ?? expected.get(payout.id)?.netCents ?? null;
  return cents === null ? null : { cents, final: known !== null };
}
