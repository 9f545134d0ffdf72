import { businessDate } from '@elenco/brazil';
import type { Charge } from '@elenco/core/finance';
import { cardPayments, declineReason, nextTryOn, type PaymentMethod } from '@elenco/core/finance';
import type { Setting } from '@elenco/core/platform';
import type { RequestContext } from '../adapters/requestContext.server';

/**
 * Returns, for each open charge, the next attempt to charge the subscription's card and the result of the
 * last one.
 */
export async function cardAttempts(
  { app, actor, now }: RequestContext<'company'>,
  card: PaymentMethod | undefined,
  open: readonly Pick<Charge, 'id' | 'dueOn' | 'amountCents' | 'currency'>[],
  rules: readonly Setting[],
) {
  if (!card || open.length === 0) return [];
  const chargeId = open.map(({ id }) => id);
  const tries = await app.see(cardPayments, actor, { chargeId, status: ['asked', 'declined'] }, { by: 'id' });
  const today = businessDate(now);
  return open.map((charge) => {
    const own = tries.filter((one) => one.chargeId === charge.id);
    const declined = own
      .filter((one) => one.status === 'declined' && one.paymentMethodId === card.id)
      .map((one) => ({ ...one, on: businessDate(one.statusSince) }));
    const last = declined.at(-1);
    const nextOn = nextTryOn(charge, card.id, declined, today, rules);
    const { amountCents, currency } = charge;
    return {
      chargeId: charge.id,
      brand: card.brand,
      last4: card.last4,
      amountCents,
      currency,
      underWay: own.some(({ status }) => status === 'asked'),
      declined: last ? { on: last.on, reason: declineReason(last.failure) } : null,
      /** Date of the next attempt; null if the bank has declined permanently. */
      nextOn: nextOn !== null && nextOn < today ? today : nextOn,
    };
  });
}
export type CardAttempt = Awaited<ReturnType<typeof cardAttempts>>[number];
