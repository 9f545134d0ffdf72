import { answerQuestion, askQuestion } from '@elenco/core/hiring';
import { id } from '@elenco/core/people';
import { z } from 'zod';
import { command } from '../adapters/form.server';
import type { RequestContext } from '../adapters/requestContext.server';

const back =
  (view: string, toast: string) =>
  (_: unknown, { url }: RequestContext) => ({
    to: `${url.pathname}${view}#questions`,
    toast,
  });

/** Stores the question of an invited creator. */
export const ask = command(askQuestion, {
  schema: z.object(askQuestion.input.shape),
  input: (given) => given,
  next: back('', 'questionAsked'),
});

/** Sends the brand's answer to all invited creators. */
export const answer = command(answerQuestion, {
  schema: z.object({ id, version: z.int().positive(), answer: answerQuestion.input.shape.answer }),
  input: (given) => given,
  next: back('?view=brief', 'questionAnswered'),
});
