import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, notNull } from '../../kit';
import { creators, defineCommand, defineMove, requireAccess, systemOnly, text } from '../../people';
import { settings } from '../../platform';
import { evaluation, evaluations } from './evaluation';
import { isWaitOver, show } from './visibility';

/** Shows evaluations whose wait for the other side is over. The system runs this command daily. */
export const showEvaluations = defineCommand({
  name: 'evaluations.show',
  input: z.strictObject({}),
  async load(find, _input, { actor }) {
    requireAccess(actor, systemOnly);
    const waiting = await find.lockMany(evaluations, { status: 'done', shownAt: null });
    const creatorId = [...new Set(waiting.map((row) => row.creatorId))];
    await find.lockMany(creators, { id: creatorId });
    return {
      waiting,
      shown: await find.many(evaluations, { creatorId, side: 'company', status: 'done', shownAt: notNull }),
      settings: await find.many(settings, { key: 'evaluation_days' }),
    };
  },
  decide({ rows, now }) {
    const today = businessDate(now);
    const ready = rows.waiting.filter((row) => isWaitOver(row, rows.settings, today));
    return accept(show(ready, rows.shown, now), { evaluationIds: ready.map((row) => row.id) });
  },
});

/** Submits an evaluation of the other side. Reactions decide when it is shown. */
export const submitEvaluation = defineMove(evaluations, 'submit', {
  fields: {
    rating: z.int({ error: 'required' }).min(1, 'rating_range').max(5, 'rating_range'),
    text: text(2_000).default(''),
    wentWrong: evaluation.shape.wentWrong.default([]),
  },
  also: async () => null,
  decide: ({ input: { rating, text: words, wentWrong } }) => ({
    patch: { rating, text: words, wentWrong: [...new Set(wentWrong)] },
  }),
});
