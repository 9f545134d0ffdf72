import { type Actor, staff } from './actor';

const peopleAndMoney = staff('finance', 'curation', 'support');

/** True for staff without a duty for people or money (`content`, `restricted`): they see projects only. */
export const seesProjectsOnly = (actor: Actor): boolean =>
  actor.role === 'admin' && peopleAndMoney(actor).length === 0;

/** Returns the fields for staff who see projects only; used by `hidden` of resources with people or money. */
export const ofPeopleOrMoney = <Field extends string>(
  actor: Actor,
  fields: readonly Field[],
): readonly Field[] => (seesProjectsOnly(actor) ? fields : []);
