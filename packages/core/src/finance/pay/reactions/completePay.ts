import { contracts } from '../../../hiring';
import { moveTo } from '../../../kit';
import { defineReaction } from '../../../people';
import { payContracts } from '../resource';

/** What was agreed is fulfilled, and with it what led to it. */
export const completePay = defineReaction(contracts, 'complete', {
  load: async (find, contract) =>
    contract.origin === 'pay'
      ? find.lockMany(payContracts, { contractId: contract.id, status: 'active' })
      : [],
  decide: ({ rows }) => rows.map(({ id }) => moveTo(payContracts, id, 'complete')),
});
