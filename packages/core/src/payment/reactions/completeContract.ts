import { contracts } from '../../contract';
import { moveTo } from '../../kit';
import { defineReaction } from '../../party';
import { charges, payouts } from '../resource';

/** The creator has all the money, of the renewals too: the contract is fulfilled. */
export const completeContract = defineReaction(payouts, 'release', {
  async load(find, payout) {
    const active = await find.lockMany(contracts, { id: payout.contractId, status: 'active' });
    const { contractId } = payout;
    return {
      active,
      paid: await find.many(payouts, { contractId }),
      // A contract of a creator's own has no payout of an instalment before that is paid.
      owed: await find.many(charges, { contractId, purpose: 'pay', status: ['open', 'overdue'] }),
    };
  },
  decide({ row, rows: { active, paid, owed } }) {
    const waits = paid.some(
      (one) => one.id !== row.id && one.status !== 'made' && one.status !== 'cancelled',
    );
    return waits || owed.length > 0
      ? []
      : active.map((contract) => moveTo(contracts, contract.id, 'complete'));
  },
});
