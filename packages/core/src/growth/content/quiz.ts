import { z } from 'zod';
import type { FieldError } from '../../kit';

const quizShape = z.object({
  question: z.object({ pt: z.string() }),
  answers: z.array(z.unknown()),
  right: z.int().nullable(),
});
export type Quiz = z.output<typeof quizShape>;

/** Returns the question of a lesson; null if it has none. */
export function quizOf(body: unknown): Quiz | null {
  const read = quizShape.safeParse(body);
  return read.success && read.data.question.pt !== '' ? read.data : null;
}

/**
 * Returns the errors of a question. It needs at least two answers, one of them marked as right. Answers
 * without a question are an error too.
 */
export function quizErrors(body: unknown): FieldError[] {
  const { question, answers, right } = quizShape.parse(body);
  const errors: FieldError[] = [];
  const none = answers.length === 0 && right === null;
  if (question.pt === '') return none ? [] : [{ pointer: '/draft/question/pt', code: 'required' }];
  if (answers.length < 2) errors.push({ pointer: '/draft/answers', code: 'two_answers' });
  if (right === null) errors.push({ pointer: '/draft/right', code: 'required' });
  else if (right > answers.length) errors.push({ pointer: '/draft/right', code: 'too_big' });
  return errors;
}
