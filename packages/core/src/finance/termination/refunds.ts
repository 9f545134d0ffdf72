import { businessDate } from '@elenco/brazil';
import { type Change, type Find, post, sum, update } from '../../kit';
import { type Actor, userIdOf } from '../../people';
import { type CardPayment, cardPayments } from '../cardPayments';
import { chargeLines, charges, refundMade, refundSetOff } from '../payment';

/** Loads and locks the paid charges of a contract and their card payments. */
export async function loadPaid(find: Find<Actor>, contractId: number) {
  const paid = await find.lockMany(charges, { contractId, status: 'paid' });
  const own = paid.map((charge) => charge.id);
  // The card payment of a combined invoice belongs to the invoice, not to its charges.
  const within = await find.many(chargeLines, { ofChargeId: own });
  const chargeId = [...own, ...within.map((line) => line.chargeId)];
  return { paid, onCards: await lockCards(find, chargeId) };
}

/** Locks and returns the card payments of charges, including refunded and disputed ones. */
export const lockCards = (find: Find<Actor>, chargeId: readonly number[]): Promise<CardPayment[]> =>
  find.lockMany(cardPayments, { chargeId, status: ['paid', 'refunded', 'disputed', 'lost'] });

/** The refund for one agreement, whose charge may be part of a combined invoice. */
export interface OwedBack {
  readonly chargeIds: readonly number[];
  readonly cents: number;
}

/**
 * Sets off chargebacks, and refunds that the platform did not request, against the refund of each charge, so
 * that no amount is refunded twice.
 */
function setOff(payment: CardPayment, owed: readonly OwedBack[]) {
  const { status, disputedCents, setOffCents, refundCents, refundedCents } = payment;
  const unasked = Math.max(0, refundedCents - refundCents);
  const taken = status === 'lost' ? disputedCents - setOffCents : 0;
  const its = owed.filter(({ chargeIds }) => chargeIds.includes(payment.chargeId));
  const cents = Math.min(sum(its.map((one) => one.cents)), unasked + taken);
  const ofUnasked = Math.min(cents, unasked);
  const after = { refundCents: refundCents + ofUnasked, setOffCents: setOffCents + cents - ofUnasked };
  return { payment: { ...payment, ...after }, cents };
}

/** Refunds card payments to their cards, up to the amount that is still at the provider. */
function refundToCards(paid: readonly CardPayment[], refundCents: number) {
  let left = refundCents;
  return paid.map((payment) => {
    const before = Math.max(payment.refundCents, payment.refundedCents);
    const there = Math.max(0, payment.amountCents - payment.disputedCents - before);
    const cents = payment.status === 'paid' || payment.status === 'lost' ? Math.min(left, there) : 0;
    left -= cents;
    return { payment: cents > 0 ? { ...payment, refundCents: before + cents } : payment, cents };
  });
}

type Refund = Parameters<typeof refundMade>[0] & { readonly preparedById: number | null };

/**
 * Sends a refund, as the second of two staff members, or returns the refusal. Amounts that the bank has taken
 * back are not refunded again. Nothing is sent while a dispute is open.
 */
export function sendRefund(
  row: Refund,
  { onCards, owed }: { readonly onCards: readonly CardPayment[]; readonly owed: readonly OwedBack[] },
  { proof, refundedOn }: { readonly proof: string; readonly refundedOn: string },
  { actor, now }: { readonly actor: Actor; readonly now: string },
):
  | { readonly code: string; readonly pointer?: string }
  | {
      readonly patch: { releasedById: number; proof: string; refundedOn: string; setOffCents: number };
      readonly and: readonly Change[];
    } {
  const releasedById = userIdOf(actor);
  if (row.preparedById === null) return { code: 'not_prepared' };
  if (releasedById === null || releasedById === row.preparedById) return { code: 'second_person_needed' };
  if (refundedOn > businessDate(now)) return { code: 'date_in_future', pointer: '/refundedOn' };
  if (onCards.some(({ status }) => status === 'disputed')) return { code: 'objection_open' };
  const taken = onCards.map((payment) => setOff(payment, owed));
  const setOffCents = sum(taken.map(({ cents }) => cents));
  const refundCents = row.refundCents - setOffCents;
  const back = refundToCards(
    taken.map(({ payment }) => payment),
    refundCents,
  );
  const toCardCents = sum(back.map(({ cents }) => cents));
  if (proof === '' && toCardCents < refundCents) return { code: 'required', pointer: '/proof' };
  return {
    patch: { releasedById, proof, refundedOn, setOffCents },
    and: [
      ...(setOffCents > 0 ? [post(refundSetOff({ ...row, refundCents: setOffCents }), refundedOn)] : []),
      ...(refundCents > 0 ? [post(refundMade({ ...row, refundCents, toCardCents }), refundedOn)] : []),
      ...back.flatMap(({ payment: { id, refundCents: wanted, setOffCents: off } }, index) => {
        const { refundCents: before, setOffCents: offBefore } = onCards[index]!;
        if (wanted === before && off === offBefore) return [];
        return [update(cardPayments, id, { refundCents: wanted, setOffCents: off })];
      }),
    ],
  };
}
