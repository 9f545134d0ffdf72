import { z } from 'zod';
import { accept, insert, Problem, refuse, remove, update } from '../../../kit';
import { defineCommand, id, type Rule, userIdOf } from '../../../people';
import { type Content, contents } from '../content';
import { lessonMarks } from '../lesson';
import { quizOf } from '../quiz';

const publicLesson: Rule<Content> = () => [{ kind: 'lesson', status: 'published' }];

/**
 * Marks a lesson in its current edition as done or not done. A repeated call has no further effect. A lesson
 * with a question needs the right answer: refuses `required` and `wrong_answer` at `/answer`.
 */
export const markLesson = defineCommand({
  name: 'lesson-marks.set',
  rest: 'Marks a lesson as done or not done',
  input: z.strictObject({
    contentId: id,
    done: z.boolean(),
    /** Number of the chosen answer, from 1. */
    answer: z.int().min(1).nullable().default(null),
  }),
  async load(find, { contentId }, { actor }) {
    const userId = userIdOf(actor);
    if (userId === null) throw new Problem('not_allowed');
    const { edition, published } = await find.forUpdate(contents, contentId, publicLesson);
    return {
      userId,
      edition,
      quiz: quizOf(published),
      kept: await find.lockMany(lessonMarks, { userId, contentId }),
    };
  },
  decide({ rows: { userId, edition, quiz, kept }, input: { contentId, done, answer } }) {
    if (done && quiz && answer !== quiz.right) {
      return refuse(answer === null ? 'required' : 'wrong_answer', '/answer');
    }
    const [before] = kept;
    const change = () => {
      if (!done) return before && remove(lessonMarks, before.id);
      if (!before) return insert(lessonMarks, { userId, contentId, edition });
      return before.edition < edition ? update(lessonMarks, before.id, { edition }) : undefined;
    };
    const made = change();
    return accept(made ? [made] : [], { done });
  },
});
