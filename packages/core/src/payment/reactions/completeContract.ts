import { contracts } from '../../contract';
import { moveTo } from '../../kit';
import { defineReaction } from '../../party';
import { payouts } from '../resource';

/** The creator has the money: the contract is fulfilled. */
export const completeContract = defineReaction(payouts, 'release', {
  load: (find, payout) => find.lockMany(contracts, { id: payout.contractId, status: 'active' }),
  decide: ({ rows }) => rows.map((contract) => moveTo(contracts, contract.id, 'complete')),
});
