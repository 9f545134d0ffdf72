import type { Find } from '../../kit';
import type { Actor } from '../../people';
import { sameAgreement } from './agreement';
import { type Instalment, instalments } from './instalment';
import { chargeLines, charges } from './resource';
import type { Charge, Payout } from './schema';

export interface PaidFor {
  /** The charge that funds a payout; undefined until it is paid. */
  readonly charge: Charge | undefined;
  /** The instalment of an Elenco Pay contract that the payout belongs to; undefined for a hiring. */
  readonly part: Instalment | undefined;
  /** Charges that a card may have paid: the charge itself, and the project's invoice that includes it. */
  readonly chargeIds: readonly number[];
}

/**
 * Returns, for each payout in order, the charge that funds it: the charge of its own agreement or instalment.
 * Runs three statements for any number of payouts.
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
