import { type CardPayment, type Charge, moneyBackOf, type PaymentProof } from '@elenco/core/finance';

/** Returns a function that returns a charge's proofs of payment with the URLs of their files. */
export const papersIn = (proofs: readonly PaymentProof[]) => (charge: Charge) =>
  proofs
    .filter((one) => one.chargeId === charge.id)
    .map(({ id, sentBy, createdAt, fileId }) => ({ id, sentBy, createdAt, to: `/api/v1/files/${fileId}` }));

/** Returns a function that returns the refunds and chargebacks of a charge's card payments. */
export const moneyBackIn = (onCards: readonly CardPayment[]) => (charge: Charge) =>
  onCards.flatMap((one) => {
    const back = one.chargeId === charge.id && moneyBackOf(one);
    if (!back) return [];
    const since = back.code === 'disputed' || back.code === 'lost' ? one.statusSince : null;
    return [{ ...back, id: one.id, currency: one.currency, since }];
  });
