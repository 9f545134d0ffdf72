import type { Find } from '../kit';
import type { Actor } from '../party';
import { sameAgreement } from './agreement';
import { type Instalment, instalments } from './instalment';
import { chargeLines, charges } from './resource';
import type { Charge, Payout } from './schema';

export interface PaidFor {
  /** What a payout is paid from; undefined until that is paid. */
  readonly charge: Charge | undefined;
  /** The instalment that it is of, in a creator's own contract. */
  readonly part: Instalment | undefined;
  /** What a card may have paid for it: the charge, and the one invoice of the project where that stood for it. */
  readonly chargeIds: readonly number[];
}

/** What was paid for a payout: for its own agreement or instalment, and for no other of the same contract. */
export async function paidFor(find: Find<Actor>, payout: Payout): Promise<PaidFor> {
  const [part] = await find.many(instalments, { payoutId: payout.id });
  const paid = await find.many(charges, { contractId: payout.contractId, status: 'paid' });
  const charge = part
    ? paid.find(({ id }) => id === part.chargeId)
    : paid.find((one) => sameAgreement(payout)(one));
  const own = charge ? [charge.id] : [];
  const within = await find.many(chargeLines, { ofChargeId: own });
  return { charge, part, chargeIds: [...own, ...within.map((line) => line.chargeId)] };
}
