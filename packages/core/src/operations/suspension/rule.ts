import { holds } from '../../kit';
import { type Actor, impersonatorOf, type Rule, staff, type User, userIdOf } from '../../people';

/** Whom staff may suspend: support the people who are not staff, an owner everybody. */
export const maySuspend: Rule<User> = (actor: Actor) => {
  if (impersonatorOf(actor)) return [];
  if (staff('owner')(actor).length > 0) return [{}];
  return staff('support')(actor).length > 0 ? [{ staff: false }] : [];
};

/** Whether staff may suspend this person, or lift it. Nobody oneself, so that an owner is always left. */
export const canSuspend = (actor: Actor, person: User): boolean =>
  userIdOf(actor) !== person.id && holds(maySuspend(actor), person);
