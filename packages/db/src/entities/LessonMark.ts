import { defineEntity, p } from '@mikro-orm/core';
import { stamps } from './types';

export const LessonMark = defineEntity({
  name: 'LessonMark',
  tableName: 'lesson_marks',
  properties: { ...stamps(), userId: p.integer(), contentId: p.integer(), edition: p.integer() },
});
