import { contracts } from '../../../hiring';
import { moveTo } from '../../../kit';
import { defineReaction } from '../../../people';
import { payInForce } from '../inForce';
import { payContracts } from '../resource';

/** What was agreed has ended, and with it what led to it. */
export const endPay = defineReaction(contracts, 'end', {
  load: async (find, contract) =>
    contract.origin === 'pay'
      ? find.lockMany(payContracts, { contractId: contract.id, status: payInForce })
      : [],
  decide: ({ rows }) => rows.map(({ id }) => moveTo(payContracts, id, 'end')),
});
