import { amendments, contracts, deliverables, proposals } from '../../hiring';
import type { Find } from '../../kit';
import type { Actor } from '../../people';
import { settings } from '../../platform';
import { payContracts } from '../pay';
import { charges, instalments, payouts } from '../payment';
import { endingAgreements } from './price';

/**
 * Loads and locks the rows on which an early end depends. Locks payouts before contracts, in the same order
 * as payments do.
 */
export async function loadEnding(find: Find<Actor>, contractId: number) {
  const owed = await find.lockMany(payouts, { contractId });
  const billed = await find.lockMany(charges, { contractId });
  const parts = await find.lockMany(instalments, { contractId });
  const [contract] = await find.lockMany(contracts, { id: contractId });
  const added = await find.many(amendments, { contractId, status: 'accepted' });
  const work = await find.lockMany(deliverables, { contractId });
  const [pay = null] = contract?.origin === 'pay' ? await find.many(payContracts, { contractId }) : [];
  const proposalId = contract?.proposalId ?? null;
  const agreements = endingAgreements({ contract, amendments: added, owed, billed, parts, pay });
  return {
    contract,
    owed,
    billed,
    parts,
    pay,
    work,
    agreements,
    lines:
      proposalId === null ? [] : (await find.many(proposals, { id: proposalId })).flatMap((one) => one.lines),
    settings: await find.many(settings, {}),
    chargeIds: await find.ids(charges, Math.max(1, agreements.length)),
  };
}
export type Ending = Awaited<ReturnType<typeof loadEnding>>;
