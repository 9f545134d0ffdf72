import { anyOf } from '../../kit';
import { type Actor, nobody, ofCreator, staff } from '../../people';
import type { Rpa } from './schema';

export const rpaAccess = {
  read: anyOf<Actor, Rpa>(ofCreator, staff('finance')),
  create: nobody,
  update: nobody,
  remove: nobody,
  moves: {},
} as const;
