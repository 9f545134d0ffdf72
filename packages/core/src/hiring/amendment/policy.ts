import { anyOf } from '../../kit';
import { type Actor, anyStaff, nobody, ofCompany, ofCreator, systemOnly } from '../../people';
import type { Amendment } from './schema';

export const amendmentAccess = {
  read: anyOf<Actor, Amendment>(ofCompany, ofCreator, anyStaff),
  create: nobody,
  update: nobody,
  remove: nobody,
  moves: { send: systemOnly, accept: ofCreator, refuse: ofCreator },
} as const;
