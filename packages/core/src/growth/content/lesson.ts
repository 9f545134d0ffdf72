import { z } from 'zod';
import type { Scope } from '../../kit';
import { type Actor, defineResource, id, impersonal, noOne, stamps, userIdOf } from '../../people';

/** A lesson that a user has finished, with its edition. */
export const lessonMark = z.object({
  ...stamps,
  userId: id,
  contentId: id,
  edition: impersonal(z.int().positive()),
});
export type LessonMark = z.output<typeof lessonMark>;

const own = (actor: Actor): Scope<LessonMark> => {
  const userId = userIdOf(actor);
  return userId === null ? [] : [{ userId }];
};

export const lessonMarks = defineResource({
  name: 'lesson-marks',
  schema: lessonMark,
  flow: undefined,
  writable: { create: [], update: [] },
  filters: { id: 'is', contentId: 'is' },
  sorts: ['id', 'createdAt'],
  access: { read: own, create: noOne, update: noOne, remove: noOne, moves: {} },
});
