import { z } from 'zod';
import { accept, insert, Problem, remove } from '../../kit';
import { defineCommand, id, type Rule, userIdOf } from '../../party';
import { type Content, contents } from '../content';
import { lessonMarks } from '../lesson';

const publicLesson: Rule<Content> = () => [{ kind: 'lesson', status: 'published' }];

/** Somebody signed in is done with a lesson, or is not after all. Saying it twice changes nothing. */
export const markLesson = defineCommand({
  name: 'lesson-marks.set',
  input: z.strictObject({ contentId: id, done: z.boolean() }),
  async load(find, { contentId }, { actor }) {
    const userId = userIdOf(actor);
    if (userId === null) throw new Problem('not_allowed');
    await find.forUpdate(contents, contentId, publicLesson);
    return { userId, kept: await find.lockMany(lessonMarks, { userId, contentId }) };
  },
  decide({ rows: { userId, kept }, input: { contentId, done } }) {
    const [before] = kept;
    if (done === (before !== undefined)) return accept([], { done });
    const change = before ? remove(lessonMarks, before.id) : insert(lessonMarks, { userId, contentId });
    return accept([change], { done });
  },
});
