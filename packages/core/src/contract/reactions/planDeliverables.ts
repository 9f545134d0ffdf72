import { insert } from '../../kit';
import { defineReaction } from '../../party';
import { proposals } from '../../proposal';
import { deliverableFlow } from '../flow';
import { contracts, deliverables } from '../resource';

/** A contract in force puts each publication of its proposal on the list of what is to be delivered. */
export const planDeliverables = defineReaction(contracts, 'activate', {
  load: async (find, { proposalId }) => (proposalId === null ? [] : find.many(proposals, { id: proposalId })),
  decide({ row: contract, rows, now }) {
    const { briefingId } = contract;
    if (briefingId === null) return [];
    const lines = rows.flatMap((proposal) => proposal.lines);
    return lines.flatMap(({ channel, format, quantity }) =>
      Array.from({ length: quantity }, (_, index) =>
        insert(deliverables, {
          contractId: contract.id,
          briefingId,
          companyId: contract.companyId,
          creatorId: contract.creatorId,
          status: deliverableFlow.initial,
          statusSince: now,
          channel,
          format,
          ordinal: index + 1,
          dueOn: contract.endsOn,
          caption: '',
          draftLink: null,
          draftFileId: null,
          changeRounds: 0,
          changeNote: '',
          link: null,
          publishedAt: null,
          remindedAt: null,
        }),
      ),
    );
  },
});
