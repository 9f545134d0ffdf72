import type { Find } from '../../kit';
import type { Actor } from '../../people';
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

/**
 * What was paid for each of these payouts, in their order: for its own agreement or instalment, and for no other of the
 * same contract. Three statements for any number.
 */
export async function paidForEach(
  find: Pick<Find<Actor>, 'many'>,
  payouts: readonly Payout[],
): Promise<PaidFor[]> {
  if (payouts.length === 0) return [];
  const parts = await find.many(instalments, { payoutId: payouts.map(({ id }) => id) });
  const paid = await find.many(charges, {
    contractId: payouts.map(({ contractId }) => contractId),
    status: 'paid',
  });
  const found = payouts.map((payout) => {
    const part = parts.find(({ payoutId }) => payoutId === payout.id);
    const charge = part ? paid.find(({ id }) => id === part.chargeId) : paid.find(sameAgreement(payout));
    return { part, charge };
  });
  const own = found.flatMap(({ charge }) => (charge ? [charge.id] : []));
  const within = await find.many(chargeLines, { ofChargeId: own });
  return found.map(({ part, charge }) => {
    if (!charge) return { charge, part, chargeIds: [] };
    const of = within.filter(({ ofChargeId }) => ofChargeId === charge.id);
    return { charge, part, chargeIds: [charge.id, ...of.map(({ chargeId }) => chargeId)] };
  });
}

export async function paidFor(find: Find<Actor>, payout: Payout): Promise<PaidFor> {
  const [found] = await paidForEach(find, [payout]);
  return found as PaidFor;
}
