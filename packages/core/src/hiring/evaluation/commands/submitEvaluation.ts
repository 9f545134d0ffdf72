import { z } from 'zod';
import { defineMove, text } from '../../../people';
import { evaluation, evaluations } from '../evaluation';

/** One side says how it went. When it is shown is decided by what follows, not by who writes. */
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
