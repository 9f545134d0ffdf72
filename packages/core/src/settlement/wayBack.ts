import { businessDate } from '../brazil';
import { type Change, type Find, post, sum, update } from '../kit';
import { type Actor, userIdOf } from '../party';
import { chargeLines, charges, refundMade, refundSetOff } from '../payment';
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

/** What of a refund is of one agreement; its charge may have been paid by the one invoice of the project. */
export interface OwedBack {
  readonly chargeIds: readonly number[];
  readonly cents: number;
}

/** @param cents at the most; less where not so much of the payment is left */
function backOf({ id: paymentId, amountCents, refundCents, refundedCents }: CardPayment, cents: number) {
  // What was sent back at the provider, by nobody's decision here, is gone as well.
  const before = Math.max(refundCents, refundedCents);
  const back = Math.min(cents, amountCents - before);
  return { id: paymentId, cents: back, refundCents: before + back };
}

/** What was paid by card goes back to that card, as far as it goes. */
function toCards(paid: readonly CardPayment[], refundCents: number) {
  let left = refundCents;
  return paid.map((payment) => {
    const back = backOf(payment, left);
    left -= back.cents;
    return back;
  });
}

/** Of what a bank has taken back there is nothing to send, but of that charge alone. */
const setOff = (lost: readonly CardPayment[], owed: readonly OwedBack[]) =>
  lost.map((payment) => {
    const its = owed.filter(({ chargeIds }) => chargeIds.includes(payment.chargeId));
    return backOf(payment, sum(its.map(({ cents }) => cents)));
  });

type Refund = Parameters<typeof refundMade>[0] & { readonly preparedById: number | null };

/**
 * Sends a company's money back, by the second of two people; or why not. What its bank has taken back does not go back a
 * second time, and nothing goes while a bank decides.
 */
export function sentBack(
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
  const taken = setOff(
    onCards.filter(({ status }) => status === 'lost'),
    owed,
  );
  const setOffCents = sum(taken.map(({ cents }) => cents));
  const refundCents = row.refundCents - setOffCents;
  const back = toCards(
    onCards.filter(({ status }) => status === 'paid'),
    refundCents,
  );
  const toCardCents = sum(back.map(({ cents }) => cents));
  if (proof === '' && toCardCents < refundCents) return { code: 'required', pointer: '/proof' };
  return {
    patch: { releasedById, proof, refundedOn, setOffCents },
    and: [
      ...(setOffCents > 0 ? [post(refundSetOff({ ...row, refundCents: setOffCents }), refundedOn)] : []),
      ...(refundCents > 0 ? [post(refundMade({ ...row, refundCents, toCardCents }), refundedOn)] : []),
      ...[...taken, ...back]
        .filter(({ cents }) => cents > 0)
        .map((one) => update(cardPayments, one.id, { refundCents: one.refundCents })),
    ],
  };
}
