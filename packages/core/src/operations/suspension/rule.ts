import { holds } from '../../kit';
import { type Actor, impersonatorOf, type Rule, staff, type User, userIdOf } from '../../people';

/** Users that staff may suspend: support all but staff, an owner all. */
export const maySuspend: Rule<User> = (actor: Actor) => {
  if (impersonatorOf(actor)) return [];
  if (staff('owner')(actor).length > 0) return [{}];
  return staff('support')(actor).length > 0 ? [{ staff: false }] : [];
};

/**
 * True if the actor may suspend this user or lift the suspension. Never the actor, so that an owner always
 * remains.
 */
export const canSuspend = (actor: Actor, person: User): boolean =>
  userIdOf(actor) !== person.id && holds(maySuspend(actor), person);
