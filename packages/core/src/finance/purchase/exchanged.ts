import { divideHalfEven, type Find, toCents } from '../../kit';
import type { Actor } from '../../people';
import { type Payout, paidForEach } from '../payment';
import { type CardPayment, type Conversion, cardPayments } from '../provider';

type Exchanged = Pick<CardPayment, 'amountCents'> & { readonly conversion: Conversion };

/**
 * The card payment that each payout's charge was paid with, in their order, where the provider changed it into reais. Four
 * statements for any number.
 */
async function exchangedForEach(
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

export async function exchangedFor(find: Find<Actor>, payout: Payout): Promise<Exchanged | null> {
  const [found = null] = await exchangedForEach(find, [payout]);
  return found;
}

/** Those of these payouts for which finance has to buy currency, or to confirm that it was bought. */
export async function awaitingPurchase(
  find: Pick<Find<Actor>, 'many'>,
  payouts: readonly Payout[],
): Promise<Payout[]> {
  const buyable = payouts.filter(isBuyable);
  const exchanged = await exchangedForEach(find, buyable);
  return buyable.filter((_, index) => exchanged[index] !== null);
}

/** Whether what a payout transfers may still be bought: of another currency than reais, until that is confirmed. */
export const isBuyable = ({
  currency,
  status,
  purchaseConfirmedById,
}: Pick<Payout, 'currency' | 'status' | 'purchaseConfirmedById'>): boolean =>
  currency !== 'BRL' && status === 'processing' && purchaseConfirmedById === null;

/** What so much of a payment had brought in reais. */
export const cameFor = ({ amountCents, conversion }: Exchanged, cents: number): number =>
  toCents(divideHalfEven(BigInt(conversion.cents) * BigInt(cents), BigInt(amountCents)));

/** Reais for one unit of the other currency, in millionths. */
export const purchaseRate = ({
  spentCents,
  boughtCents,
}: {
  spentCents: number;
  boughtCents: number;
}): number => Number(divideHalfEven(BigInt(spentCents) * 1_000_000n, BigInt(boughtCents)));
