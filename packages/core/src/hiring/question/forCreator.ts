import type { Question } from './question';

/** A question as an invited creator reads it: who else asked is left out. */
export type QuestionForCreator = Pick<Question, 'id' | 'block' | 'status' | 'text' | 'answer'> & {
  readonly own: boolean;
};

/**
 * What an invited creator reads of the questions on a brief: the own ones, and of the others those that are answered.
 * While the brand keeps its name to itself (`silent`), only the own ones, for an answer to another may tell it.
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
