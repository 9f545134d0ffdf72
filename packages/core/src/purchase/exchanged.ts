import { divideHalfEven, type Find, toCents } from '../kit';
import type { Actor } from '../party';
import { chargeLines, charges, instalments, type Payout, sameAgreement } from '../payment';
import { type CardPayment, type Conversion, cardPayments } from '../provider';

type Exchanged = Pick<CardPayment, 'amountCents'> & { readonly conversion: Conversion };

/** The card payment that a payout's charge was paid with, where the provider changed it into reais. */
export async function exchangedFor(find: Find<Actor>, payout: Payout): Promise<Exchanged | null> {
  const [instalment] = await find.many(instalments, { payoutId: payout.id });
  const paid = await find.many(charges, { contractId: payout.contractId, status: 'paid' });
  const own = paid.filter(sameAgreement(payout)).map(({ id }) => id);
  const chargeId = instalment ? own.filter((id) => id === instalment.chargeId) : own;
  // Paid with others by the one invoice of the project, the card paid that.
  const within = await find.many(chargeLines, { ofChargeId: chargeId });
  const payments = await find.many(cardPayments, {
    chargeId: [...chargeId, ...within.map((line) => line.chargeId)],
    status: ['paid', 'disputed', 'lost'],
  });
  for (const { amountCents, conversion } of payments) {
    if (conversion?.currency === 'BRL') return { amountCents, conversion };
  }
  return null;
}

/** What so much of a payment had brought in reais. */
export const cameFor = ({ amountCents, conversion }: Exchanged, cents: number): number =>
  toCents(divideHalfEven(BigInt(conversion.cents) * BigInt(cents), BigInt(amountCents)));

/** Reais for one unit of the other currency, in millionths. */
export const rateOf = ({ spentCents, boughtCents }: { spentCents: number; boughtCents: number }): number =>
  Number(divideHalfEven(BigInt(spentCents) * 1_000_000n, BigInt(boughtCents)));
