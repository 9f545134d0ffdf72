import { contracts } from '../../contract';
import { moveTo } from '../../kit';
import { defineReaction } from '../../party';
import { payouts } from '../resource';

/** The creator has all the money, of the renewals too: the contract is fulfilled. */
export const completeContract = defineReaction(payouts, 'release', {
  async load(find, payout) {
    const active = await find.lockMany(contracts, { id: payout.contractId, status: 'active' });
    return { active, paid: await find.many(payouts, { contractId: payout.contractId }) };
  },
  decide({ row, rows: { active, paid } }) {
    const waits = paid.some(
      (one) => one.id !== row.id && one.status !== 'made' && one.status !== 'cancelled',
    );
    return waits ? [] : active.map((contract) => moveTo(contracts, contract.id, 'complete'));
  },
});
