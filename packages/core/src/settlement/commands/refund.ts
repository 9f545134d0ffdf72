import { z } from 'zod';
import { businessDate } from '../../brazil';
import { accept, moveTo, Problem, post, refuse, sum, update } from '../../kit';
import { date, defineCommand, defineMove, id, lineOrEmpty, userIdOf } from '../../party';
import { chargeLines, charges, refundMade } from '../../payment';
import { type CardPayment, cardPayments } from '../../provider';
import { prepareRefundRule } from '../policy';
import { settlements } from '../resource';

/** The first of the two people of finance: the refund is right and may be made. Refuses `no_refund`, `already_prepared`. */
export const prepareRefund = defineCommand({
  name: 'settlements.prepareRefund',
  notWhileImpersonating: true,
  input: z.strictObject({ id, version: z.int().positive().optional() }),
  async load(find, { id: settlementId, version }) {
    const row = await find.forUpdate(settlements, settlementId, prepareRefundRule);
    if (version !== undefined && version !== row.version) throw new Problem('stale');
    return row;
  },
  decide({ rows: row, actor }) {
    if (!('userId' in actor)) return refuse('second_person_needed');
    if (row.status !== 'agreed' || row.refundCents === 0) return refuse('no_refund');
    if (row.preparedById !== null) return refuse('already_prepared');
    return accept([update(settlements, row.id, { preparedById: actor.userId })], { id: row.id });
  },
});

/** What was paid by card goes back to that card, as far as it goes. */
function toCards(paid: readonly CardPayment[], refundCents: number) {
  let left = refundCents;
  return paid.flatMap(({ id: paymentId, amountCents, refundCents, refundedCents }) => {
    // What was sent back at the provider, by nobody's decision here, is gone as well.
    const before = Math.max(refundCents, refundedCents);
    const cents = Math.min(left, amountCents - before);
    left -= cents;
    return cents > 0 ? [{ id: paymentId, cents, refundCents: before + cents }] : [];
  });
}

/**
 * The second: made the transfer, and keeps the bank's reference. What was paid by card the product sends back to the card
 * itself; where that is all of it, there is no reference. A charge that went back whole is refunded. Refuses `not_prepared`,
 * `second_person_needed`, `date_in_future`, `required` at `/proof`.
 */
export const releaseRefund = defineMove(settlements, 'release', {
  notWhileImpersonating: true,
  fields: { proof: lineOrEmpty(120), refundedOn: date },
  async also(find, { contractId }) {
    const paid = await find.lockMany(charges, { contractId, status: 'paid' });
    const own = paid.map((charge) => charge.id);
    // Paid with others by the one invoice of the project, the card paid that.
    const within = await find.many(chargeLines, { ofChargeId: own });
    const chargeId = [...own, ...within.map((line) => line.chargeId)];
    return { paid, onCards: await find.lockMany(cardPayments, { chargeId, status: 'paid' }) };
  },
  decide({ row, also: { paid, onCards }, input: { proof, refundedOn }, actor, now }) {
    const releasedById = userIdOf(actor);
    if (row.preparedById === null) return refuse('not_prepared');
    if (releasedById === null || releasedById === row.preparedById) return refuse('second_person_needed');
    if (refundedOn > businessDate(now)) return refuse('date_in_future', '/refundedOn');
    const back = toCards(onCards, row.refundCents);
    const toCardCents = sum(back.map(({ cents }) => cents));
    if (proof === '' && toCardCents < row.refundCents) return refuse('required', '/proof');
    const whole = row.creatorCents === 0 && row.feeCents === 0;
    return {
      patch: { releasedById, proof, refundedOn },
      and: [
        post(refundMade({ ...row, toCardCents }), refundedOn),
        ...back.map((one) => update(cardPayments, one.id, { refundCents: one.refundCents })),
        ...(whole ? paid.map((charge) => moveTo(charges, charge.id, 'refund')) : []),
      ],
    };
  },
});
