import { moveTo } from '../../kit';
import { defineReaction } from '../../people';
import { briefings } from '../briefing';
import { proposals } from '../proposal';
import { planned } from './planned';
import { endHiring, loadHiring } from './progress';
import { contracts } from './resource';

/** The last signature ends the hiring. */
export const endHiringOnActivate = defineReaction(contracts, 'activate', {
  load: (find, contract) => loadHiring(find, contract.briefingId),
  decide: ({ rows }) => endHiring(rows),
});

/** So does giving up the last contract that waited for one, when others are in force. */
export const endHiringOnWithdraw = defineReaction(contracts, 'withdraw', {
  load: (find, contract) => loadHiring(find, contract.briefingId),
  decide: ({ rows }) => endHiring(rows),
});

/** And the last answer of somebody who could still have been hired. */
export const endHiringOnDecline = defineReaction(proposals, 'decline', {
  load: (find, proposal) => loadHiring(find, proposal.briefingId),
  decide: ({ rows }) => endHiring(rows),
});

export const endHiringOnReject = defineReaction(proposals, 'reject', {
  load: (find, proposal) => loadHiring(find, proposal.briefingId),
  decide: ({ rows }) => endHiring(rows),
});

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

/** A cancelled briefing takes its unsigned contracts with it; the history names the cause. */
export const withdrawWithBriefing = defineReaction(briefings, 'cancel', {
  load: (find, briefing) => find.lockMany(contracts, { briefingId: briefing.id, status: 'sent' }),
  decide: ({ rows }) => rows.map((contract) => moveTo(contracts, contract.id, 'withdraw')),
});
