import { insert } from '../../../kit';
import { defineReaction } from '../../../people';
import { contracts } from '../../contract';
import { evaluationFlow, evaluations } from '../evaluation';

/** A fulfilled hiring asks both sides how it went, once: a renewal that is fulfilled later asks nothing anew. */
export const askBoth = defineReaction(contracts, 'complete', {
  load: (find, { id }) => find.many(evaluations, { contractId: id }),
  decide({ row: { id: contractId, briefingId, companyId, creatorId }, rows, now }) {
    if (briefingId === null || rows.length > 0) return [];
    return (['company', 'creator'] as const).map((side) =>
      insert(evaluations, {
        contractId,
        briefingId,
        companyId,
        creatorId,
        side,
        status: evaluationFlow.initial,
        statusSince: now,
        rating: null,
        text: '',
        wentWrong: [],
        shownAt: null,
      }),
    );
  },
});
