import { businessDate } from '@elenco/brazil';
import { followStep, loadFollowed } from '../../discovery';
import { moveTo } from '../../kit';
import { defineReaction } from '../../people';
import { briefings } from '../briefing';
import { proposals } from '../proposal';
import { plannedDeliverables } from './planned';
import { endHiring, loadHiring } from './progress';
import { contracts } from './resource';

/** Completes the hiring after the last signature. */
export const endHiringOnActivate = defineReaction(contracts, 'activate', {
  load: (find, contract) => loadHiring(find, contract.briefingId),
  decide: ({ rows }) => endHiring(rows),
});

/** Completes the hiring after the last unsigned contract is withdrawn, if other contracts are in force. */
export const endHiringOnWithdraw = defineReaction(contracts, 'withdraw', {
  load: (find, contract) => loadHiring(find, contract.briefingId),
  decide: ({ rows }) => endHiring(rows),
});

/** Completes the hiring after the last open proposal is declined. */
export const endHiringOnDecline = defineReaction(proposals, 'decline', {
  load: (find, proposal) => loadHiring(find, proposal.briefingId),
  decide: ({ rows }) => endHiring(rows),
});

export const endHiringOnReject = defineReaction(proposals, 'reject', {
  load: (find, proposal) => loadHiring(find, proposal.briefingId),
  decide: ({ rows }) => endHiring(rows),
});

/** Creates one deliverable for each publication of the proposal when the contract comes into force. */
export const planDeliverables = defineReaction(contracts, 'activate', {
  load: async (find, { proposalId }) => (proposalId === null ? [] : find.many(proposals, { id: proposalId })),
  decide: ({ row: contract, rows, now }) =>
    plannedDeliverables(
      contract,
      rows.flatMap((proposal) => proposal.lines),
      { amendmentId: null, dueOn: contract.endsOn, before: [], now },
    ),
});

/** Withdraws the unsigned contracts of a cancelled briefing. The history states the reason. */
export const withdrawWithBriefing = defineReaction(briefings, 'cancel', {
  load: (find, briefing) => find.lockMany(contracts, { briefingId: briefing.id, status: 'sent' }),
  decide: ({ rows }) => rows.map((contract) => moveTo(contracts, contract.id, 'withdraw')),
});

/** Moves the creator of a signed contract to the stage `won` in the lists of the company. */
export const followSignature = defineReaction(contracts, 'activate', {
  load: loadFollowed,
  decide: ({ rows, now }) => followStep('sign', rows, businessDate(now)),
});
