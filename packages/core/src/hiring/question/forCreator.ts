import type { Question } from './question';

/** A question as an invited creator reads it: without the name of the creator who asked it. */
export type QuestionForCreator = Pick<Question, 'id' | 'block' | 'status' | 'text' | 'answer'> & {
  readonly own: boolean;
};

/**
 * Returns the questions that an invited creator may read: the creator's own, and answered ones of other
 * creators. While the brand is hidden (`silent`), returns only the creator's own questions, because an answer
 * to another creator may reveal the brand.
 */
export const questionsForCreator = (
  rows: readonly Question[],
  creatorId: number,
  silent: boolean,
): QuestionForCreator[] =>
  rows.flatMap((row) => {
    const own = row.creatorId === creatorId;
    if (!own && (silent || row.status !== 'answered')) return [];
    const { id, block, status, text, answer } = row;
    return [{ id, block, status, text, answer, own }];
  });
