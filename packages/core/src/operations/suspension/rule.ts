import { holds } from '../../kit';
import { type Actor, impersonatorOf, type Rule, staff, type User, userIdOf } from '../../people';

/** Reaches the users that staff may suspend: for support all except staff, for an owner all. */
export const maySuspend: Rule<User> = (actor: Actor) => {
  if (impersonatorOf(actor)) return [];
  if (staff('owner')(actor).length > 0) return [{}];
  return staff('support')(actor).length > 0 ? [{ staff: false }] : [];
};

/**
 * True if the actor may suspend this user or lift the suspension. Never oneself, so that there is always an
 * owner.
 */
export const canSuspend = (actor: Actor, person: User): boolean =>
  userIdOf(actor) !== person.id && holds(maySuspend(actor), person);
