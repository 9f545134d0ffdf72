import { type Actor, staff } from './actor';

const peopleAndMoney = staff('finance', 'curation', 'support');

/**
 * True for staff with neither a duty for people nor one for money (`content`, `restricted`). They see only
 * projects.
 */
export const seesProjectsOnly = (actor: Actor): boolean =>
  actor.role === 'admin' && peopleAndMoney(actor).length === 0;

/**
 * Returns the given fields if the actor is staff who see only projects; otherwise an empty array. Resources
 * with people or money use it in `hidden`.
 */
export const ofPeopleOrMoney = <Field extends string>(
  actor: Actor,
  fields: readonly Field[],
): readonly Field[] => (seesProjectsOnly(actor) ? fields : []);
