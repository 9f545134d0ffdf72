import { type Actor, staff } from './actor';

const peopleAndMoney = staff('finance', 'curation', 'support');

/** True for staff without a duty of people or money (`content`, `restricted`): they see projects alone. */
export const seesProjectsOnly = (actor: Actor): boolean =>
  actor.role === 'admin' && peopleAndMoney(actor).length === 0;

/** The fields, for staff who see projects alone: what `hidden` of a resource that names people or money gives them. */
export const ofPeopleOrMoney = <Field extends string>(
  actor: Actor,
  fields: readonly Field[],
): readonly Field[] => (seesProjectsOnly(actor) ? fields : []);
