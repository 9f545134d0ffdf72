import { divideHalfEven, type Find, toCents } from '../../kit';
import type { Actor } from '../../people';
import { type CardPayment, type Conversion, cardPayments } from '../cardPayments';
import { type Payout, paidForEach } from '../payment';

type Exchanged = Pick<CardPayment, 'amountCents'> & { readonly conversion: Conversion };

/**
 * Returns, for each payout, the card payment of its charge if it was converted to BRL. Runs four statements
 * for any number of payouts.
 */
async function convertedCardPayments(
  find: Pick<Find<Actor>, 'many'>,
  payouts: readonly Payout[],
): Promise<(Exchanged | null)[]> {
  const paid = await paidForEach(find, payouts);
  const chargeId = paid.flatMap(({ chargeIds }) => chargeIds);
  if (chargeId.length === 0) return paid.map(() => null);
  const payments = await find.many(cardPayments, { chargeId, status: ['paid', 'disputed', 'lost'] });
  return paid.map(({ chargeIds }) => {
    for (const { chargeId: of, amountCents, conversion } of payments) {
      if (chargeIds.includes(of) && conversion?.currency === 'BRL') return { amountCents, conversion };
    }
    return null;
  });
}

export async function convertedCardPayment(find: Find<Actor>, payout: Payout): Promise<Exchanged | null> {
  const [found = null] = await convertedCardPayments(find, [payout]);
  return found;
}

/** Returns the payouts that still need a currency purchase or its confirmation. */
export async function awaitingCurrencyPurchase(
  find: Pick<Find<Actor>, 'many'>,
  payouts: readonly Payout[],
): Promise<Payout[]> {
  const buyable = payouts.filter(isBuyable);
  const exchanged = await convertedCardPayments(find, buyable);
  return buyable.filter((_, index) => exchanged[index] !== null);
}

/**
 * True if currency can still be bought for a payout: the payout is not in BRL and has no confirmed purchase.
 */
export const isBuyable = ({
  currency,
  status,
  purchaseConfirmedById,
}: Pick<Payout, 'currency' | 'status' | 'purchaseConfirmedById'>): boolean =>
  currency !== 'BRL' && status === 'processing' && purchaseConfirmedById === null;

/** Returns the amount in BRL that was received for part of a payment. */
export const brlReceivedFor = ({ amountCents, conversion }: Exchanged, cents: number): number =>
  toCents(divideHalfEven(BigInt(conversion.cents) * BigInt(cents), BigInt(amountCents)));

/** Returns what one unit of the foreign currency cost, in millionths of BRL. */
export const purchaseRate = ({
  spentCents,
  boughtCents,
}: {
  spentCents: number;
  boughtCents: number;
}): number => Number(divideHalfEven(BigInt(spentCents) * 1_000_000n, BigInt(boughtCents)));
