import { divideHalfEven, type Find, toCents } from '../kit';
import type { Actor } from '../party';
import { type Payout, paidFor } from '../payment';
import { type CardPayment, type Conversion, cardPayments } from '../provider';

type Exchanged = Pick<CardPayment, 'amountCents'> & { readonly conversion: Conversion };

/** The card payment that a payout's charge was paid with, where the provider changed it into reais. */
export async function exchangedFor(find: Find<Actor>, payout: Payout): Promise<Exchanged | null> {
  const { chargeIds } = await paidFor(find, payout);
  const payments = await find.many(cardPayments, {
    chargeId: chargeIds,
    status: ['paid', 'disputed', 'lost'],
  });
  for (const { amountCents, conversion } of payments) {
    if (conversion?.currency === 'BRL') return { amountCents, conversion };
  }
  return null;
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
export const rateOf = ({ spentCents, boughtCents }: { spentCents: number; boughtCents: number }): number =>
  Number(divideHalfEven(BigInt(spentCents) * 1_000_000n, BigInt(boughtCents)));
