import { contracts } from '../../contract';
import { insert } from '../../kit';
import { defineReaction } from '../../party';
import { evaluationFlow, evaluations } from '../evaluation';

/** A fulfilled hiring asks both sides how it went. */
export const askBoth = defineReaction(contracts, 'complete', {
  load: async () => null,
  decide({ row: { id: contractId, briefingId, companyId, creatorId }, now }) {
    if (briefingId === null) return [];
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
