import { businessDate } from '@elenco/brazil';
import { insert, notNull } from '../../kit';
import { creators, defineReaction } from '../../people';
import { settings } from '../../platform';
import { contracts } from '../contract';
import { evaluationFlow, evaluations } from './evaluation';
import { isWaitOver, show } from './visibility';

/**
 * Requests an evaluation from both sides after a completed hiring. A later amendment, once completed, does
 * not request another one.
 */
export const requestEvaluations = defineReaction(contracts, 'complete', {
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

/** Shows evaluations once both sides have written one or the wait is over. */
export const showBoth = defineReaction(evaluations, 'submit', {
  async load(find, { contractId, creatorId }) {
    const pair = await find.lockMany(evaluations, { contractId });
    await find.lockMany(creators, { id: creatorId });
    return {
      pair,
      shown: await find.many(evaluations, { creatorId, side: 'company', status: 'done', shownAt: notNull }),
      settings: await find.many(settings, { key: 'evaluation_days' }),
    };
  },
  decide({ row, rows: { pair, shown, settings: rows }, now }) {
    const written = pair.filter((one) => one.status === 'done');
    const over = isWaitOver(row, rows, businessDate(now));
    if (written.length < pair.length && !over) return [];
    return show(
      written.filter((one) => one.shownAt === null),
      shown,
      now,
    );
  },
});
