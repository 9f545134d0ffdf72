import { anyOf } from '../../kit';
import { type Actor, anyStaff, nobody, ofCompany, ofCreator } from '../../people';
import type { Question } from './schema';

/** What other creators asked is read beside the brief, without who asked: `questionsForCreator`. */
export const questionAccess = {
  read: anyOf<Actor, Question>(ofCompany, ofCreator, anyStaff),
  create: nobody,
  update: nobody,
  remove: nobody,
  moves: { answer: ofCompany },
} as const;
