import { businessDate } from '../brazil';
import { type Change, type Find, post, sum, update } from '../kit';
import { type Actor, userIdOf } from '../party';
import { chargeLines, charges, refundMade } from '../payment';
import { type CardPayment, cardPayments } from '../provider';

/** What a company has paid for a contract, locked, and by which cards. */
export async function loadPaid(find: Find<Actor>, contractId: number) {
  const paid = await find.lockMany(charges, { contractId, status: 'paid' });
  const own = paid.map((charge) => charge.id);
  // Paid with others by the one invoice of the project, the card paid that.
  const within = await find.many(chargeLines, { ofChargeId: own });
  const chargeId = [...own, ...within.map((line) => line.chargeId)];
  return { paid, onCards: await lockCards(find, chargeId) };
}

/** What cards have paid of charges, also where its holder objected to it afterwards. */
export const lockCards = (find: Find<Actor>, chargeId: readonly number[]): Promise<CardPayment[]> =>
  find.lockMany(cardPayments, { chargeId, status: ['paid', 'disputed', 'lost'] });

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

type Refund = Parameters<typeof refundMade>[0] & { readonly preparedById: number | null };

/**
 * Sends a company's money back, by the second of two people; or why not. What its bank may take back, or has taken, does
 * not go back a second time.
 */
export function sentBack(
  row: Refund,
  onCards: readonly CardPayment[],
  { proof, refundedOn }: { readonly proof: string; readonly refundedOn: string },
  { actor, now }: { readonly actor: Actor; readonly now: string },
):
  | { readonly code: string; readonly pointer?: string }
  | {
      readonly patch: { releasedById: number; proof: string; refundedOn: string };
      readonly and: readonly Change[];
    } {
  const releasedById = userIdOf(actor);
  if (row.preparedById === null) return { code: 'not_prepared' };
  if (releasedById === null || releasedById === row.preparedById) return { code: 'second_person_needed' };
  if (refundedOn > businessDate(now)) return { code: 'date_in_future', pointer: '/refundedOn' };
  if (onCards.some(({ status }) => status === 'disputed')) return { code: 'objection_open' };
  if (onCards.some(({ status }) => status === 'lost')) return { code: 'objection_lost' };
  const back = toCards(onCards, row.refundCents);
  const toCardCents = sum(back.map(({ cents }) => cents));
  if (proof === '' && toCardCents < row.refundCents) return { code: 'required', pointer: '/proof' };
  return {
    patch: { releasedById, proof, refundedOn },
    and: [
      post(refundMade({ ...row, toCardCents }), refundedOn),
      ...back.map((one) => update(cardPayments, one.id, { refundCents: one.refundCents })),
    ],
  };
}
