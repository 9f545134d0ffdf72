import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, insert, Problem, refuse, remove, update } from '../../../kit';
import { defineCommand, id, type Rule, userIdOf, users } from '../../../people';
import { certificates } from '../certificate';
import { type Content, contentSlug, contents } from '../content';
import { lessonMarks } from '../lesson';
import { quizOf } from '../quiz';

const publicLesson: Rule<Content> = () => [{ kind: 'lesson', status: 'published' }];

/**
 * Marks a lesson in its current edition as done or not done. A repeated call has no further effect. A lesson
 * with a question requires the right answer: refuses with `required` and `wrong_answer` at `/answer`.
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

const publicPath: Rule<Content> = () => [{ kind: 'path', status: 'published' }];
const CODE_BYTES = 16;

/**
 * Issues a certificate once all current lessons of a learning path are done: one certificate per user and
 * path. If lessons change and are done again, it is renewed with the same code. Refuses with
 * `path_not_finished`.
 */
export const issueCertificate = defineCommand({
  name: 'certificates.issue',
  notWhileImpersonating: true,
  input: z.strictObject({ path: contentSlug }),
  async load(find, { path }, { actor }) {
    const userId = userIdOf(actor);
    if (userId === null) throw new Problem('not_allowed');
    const [known] = await find.many(contents, { kind: 'path', slug: path });
    if (!known) throw new Problem('not_found');
    const { id: contentId } = await find.forUpdate(contents, known.id, publicPath);
    const [user] = await find.lockMany(users, { id: userId });
    const lessons = await find.many(contents, { kind: 'lesson', status: 'published' });
    return {
      contentId,
      user: user!,
      lessons: lessons.filter(({ published }) => published?.path === path),
      marks: await find.many(lessonMarks, { userId }),
      kept: await find.lockMany(certificates, { userId, contentId }),
      code: find.random(CODE_BYTES),
    };
  },
  decide({ rows: { contentId, user, lessons, marks, kept, code }, now }) {
    const isDone = ({ id, edition }: Content) =>
      marks.some((mark) => mark.contentId === id && mark.edition >= edition);
    if (lessons.length === 0 || !lessons.every(isDone)) return refuse('path_not_finished');
    const [before] = kept;
    const done = lessons.map(({ id, edition }) => ({ id, edition }));
    if (!before) {
      const issuedOn = businessDate(now);
      const row = { userId: user.id, contentId, code, name: user.name, lessons: done, issuedOn };
      return accept([insert(certificates, row)], { code });
    }
    const same = JSON.stringify(before.lessons) === JSON.stringify(done) && before.name === user.name;
    const renewed = { name: user.name, lessons: done, issuedOn: businessDate(now) };
    return accept(same ? [] : [update(certificates, before.id, renewed)], { code: before.code });
  },
});
