import { type Change, moveTo } from '../../kit';
import { defineReaction } from '../../people';
import { type Contract, contracts, deliverables, planned } from '../contract';
import { proposals } from '../proposal';
import { type Amendment, amendments } from './amendment';

/**
 * Applies an accepted amendment: renews the contract and, if the amendment adds work, adds the same
 * deliverables again.
 */
export const extendContract = defineReaction(amendments, 'accept', {
  async load(find, { contractId }) {
    const [contract] = await find.lockMany(contracts, { id: contractId });
    return {
      contract,
      proposals: await find.lockMany(proposals, { id: contract?.proposalId ?? 0 }),
      made: await find.many(deliverables, { contractId }),
    };
  },
  decide({
    row,
    rows: {
      contract,
      proposals: [proposal],
      made,
    },
    now,
  }) {
    if (!contract) return [];
    const marked = proposal?.status === 'approved' ? [moveTo(proposals, proposal.id, 'renew')] : [];
    if (row.kind === 'rights') return marked;
    return [
      ...marked,
      longer(contract, row),
      ...planned(contract, proposal?.lines ?? [], {
        amendmentId: row.id,
        dueOn: row.endsOn,
        before: made,
        now,
      }),
    ];
  },
});

function longer({ id, endsOn }: Contract, row: Amendment): Change {
  const later = endsOn === null || endsOn < row.endsOn ? { endsOn: row.endsOn } : {};
  return moveTo(contracts, id, 'extend', { patch: later });
}
