import { z } from 'zod';
import { accept, Problem, post, refuse, update } from '../../../kit';
import { defineCommand, id } from '../../../people';
import { currencyBought, payouts, prepareRule } from '../../payment';
import { cameFor, exchangedFor, purchaseRate } from '../exchanged';

/**
 * The second: has seen on the account what was bought. From then on it lies there, and the payout can be made. Refuses
 * `purchase_missing`, `purchase_confirmed`, `second_person_needed`, `currency_not_exchanged`.
 */
export const confirmPurchase = defineCommand({
  name: 'payouts.confirmPurchase',
  rest: true,
  notWhileImpersonating: true,
  requiresReauth: true,
  input: z.strictObject({ id, version: z.int().positive().optional() }),
  async load(find, { id: payoutId, version }) {
    const payout = await find.forUpdate(payouts, payoutId, prepareRule);
    if (version !== undefined && version !== payout.version) throw new Problem('stale');
    return { payout, exchanged: await exchangedFor(find, payout) };
  },
  decide({ rows: { payout, exchanged }, actor }) {
    const { id: payoutId, currency, purchase, purchaseRecordedById, purchaseConfirmedById } = payout;
    if (purchase === null) return refuse('purchase_missing');
    if (purchaseConfirmedById !== null) return refuse('purchase_confirmed');
    if (!('userId' in actor) || actor.userId === purchaseRecordedById) return refuse('second_person_needed');
    if (!exchanged) return refuse('currency_not_exchanged');
    const { spentCents, boughtCents, boughtOn, proof } = purchase;
    const bought = currencyBought({
      id: payoutId,
      from: currency,
      to: 'BRL',
      fromCents: boughtCents,
      toCents: spentCents,
      cameForCents: cameFor(exchanged, boughtCents),
      rate: { rateMicros: purchaseRate(purchase), source: proof },
    });
    return accept(
      [post(bought, boughtOn), update(payouts, payoutId, { purchaseConfirmedById: actor.userId })],
      {
        id: payoutId,
      },
    );
  },
});
