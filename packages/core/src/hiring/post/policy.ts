import { anyOf } from '../../kit';
import { type Actor, anyStaff, nobody, ofCompany, ofCreator, staff, systemOnly } from '../../people';
import type { Observation, Post } from './schema';

const byCommandsOnly = { create: nobody, update: nobody, remove: nobody } as const;

export const postAccess = {
  read: anyOf<Actor, Post>(ofCompany, ofCreator, anyStaff),
  ...byCommandsOnly,
  moves: { find: systemOnly, hide: systemOnly, lose: systemOnly, withdraw: systemOnly },
} as const;

export const observationAccess = {
  read: anyOf<Actor, Observation>(ofCompany, ofCreator, anyStaff),
  ...byCommandsOnly,
  moves: {},
} as const;

/** Who enters figures for a creator, and reads files of them in. */
export const figureStaff = staff('curation', 'support');

/** Who says that a creator's figures are right. `observations.confirm` is not a move: figures have no states. */
export const confirmRule = anyOf<Actor, Observation>(ofCompany, figureStaff);
