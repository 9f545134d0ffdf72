import { z } from 'zod';
import { accept, insert, Problem, remove, update } from '../../kit';
import { defineCommand, id, type Rule, userIdOf } from '../../party';
import { type Content, contents } from '../content';
import { lessonMarks } from '../lesson';

const publicLesson: Rule<Content> = () => [{ kind: 'lesson', status: 'published' }];

/**
 * Somebody signed in is done with a lesson as it is now, or is not after all. Saying it twice changes nothing, unless the
 * lesson has changed between.
 */
export const markLesson = defineCommand({
  name: 'lesson-marks.set',
  input: z.strictObject({ contentId: id, done: z.boolean() }),
  async load(find, { contentId }, { actor }) {
    const userId = userIdOf(actor);
    if (userId === null) throw new Problem('not_allowed');
    const { edition } = await find.forUpdate(contents, contentId, publicLesson);
    return { userId, edition, kept: await find.lockMany(lessonMarks, { userId, contentId }) };
  },
  decide({ rows: { userId, edition, kept }, input: { contentId, done } }) {
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
