import { type Contract, contracts } from '../../../hiring';
import { type Find, moveTo } from '../../../kit';
import { type Actor, defineReaction } from '../../../people';
import { isPayoutOver } from '../agreement';
import { charges, payouts } from '../resource';
import type { Charge, Payout } from '../schema';

interface Rows {
  readonly active: readonly Contract[];
  readonly paid: readonly Payout[];
  readonly owed: readonly Charge[];
}

async function load(find: Find<Actor>, payout: Payout): Promise<Rows> {
  const active = await find.lockMany(contracts, { id: payout.contractId, status: 'active' });
  const { contractId } = payout;
  return {
    active,
    paid: await find.many(payouts, { contractId }),
    // A contract of a creator's own has no payout of an instalment before that is paid.
    owed: await find.many(charges, { contractId, purpose: 'pay', status: ['open', 'overdue'] }),
  };
}

function decide({ row, rows: { active, paid, owed } }: { readonly row: Payout; readonly rows: Rows }) {
  const waits = paid.some((one) => one.id !== row.id && !isPayoutOver(one));
  return waits || owed.length > 0 ? [] : active.map((contract) => moveTo(contracts, contract.id, 'complete'));
}

/** The creator has all the money, of the renewals too: the contract is fulfilled. */
export const completeContract = defineReaction(payouts, 'release', { load, decide });

/** So it is when the last of it went to what the creator pays back. */
export const completeOffsetContract = defineReaction(payouts, 'offset', { load, decide });
