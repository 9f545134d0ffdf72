import { type Actor, staff } from './actor';

const peopleAndMoney = staff('finance', 'curation', 'support');

/** True for staff without a duty for people or money (`content`, `restricted`), who see projects only. */
export const seesProjectsOnly = (actor: Actor): boolean =>
  actor.role === 'admin' && peopleAndMoney(actor).length === 0;

/**
 * Returns the fields if the actor is staff who see projects only, otherwise none. Resources with people or
 * money use it in `hidden`.
 */
export const ofPeopleOrMoney = <Field extends string>(
  actor: Actor,
  fields: readonly Field[],
): readonly Field[] => (seesProjectsOnly(actor) ? fields : []);
