import { defineReaction } from '../../../people';
import { proposals } from '../../proposal';
import { planned } from '../planned';
import { contracts } from '../resource';

/** A contract in force puts each publication of its proposal on the list of what is to be delivered. */
export const planDeliverables = defineReaction(contracts, 'activate', {
  load: async (find, { proposalId }) => (proposalId === null ? [] : find.many(proposals, { id: proposalId })),
  decide: ({ row: contract, rows, now }) =>
    planned(
      contract,
      rows.flatMap((proposal) => proposal.lines),
      { amendmentId: null, dueOn: contract.endsOn, before: [], now },
    ),
});
