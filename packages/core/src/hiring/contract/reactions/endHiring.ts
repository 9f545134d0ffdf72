import { defineReaction } from '../../../people';
import { proposals } from '../../proposal';
import { endHiring, loadHiring } from '../progress';
import { contracts } from '../resource';

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
