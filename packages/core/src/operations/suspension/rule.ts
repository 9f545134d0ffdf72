import { holds } from '../../kit';
import { type Actor, impersonatorOf, type Rule, staff, type User, userIdOf } from '../../people';
import type { PrivacyRequest } from '../privacy';

/** Allows access to the users that staff may suspend: for support all except staff, for an owner all. */
export const maySuspend: Rule<User> = (actor: Actor) => {
  if (impersonatorOf(actor)) return [];
  if (staff('owner')(actor).length > 0) return [{}];
  return staff('support')(actor).length > 0 ? [{ staff: false }] : [];
};

/**
 * True if the actor may suspend this user or lift the suspension. Owners cannot suspend themselves, so that
 * there is always an owner.
 */
export const canSuspend = (actor: Actor, person: User): boolean =>
  userIdOf(actor) !== person.id && holds(maySuspend(actor), person);

/**
 * True while this request keeps the account suspended: until the user withdraws the request, or until the
 * account is erased.
 */
export const suspendsFor = (
  { kind, status, statusSince, eraseAt }: Pick<PrivacyRequest, 'kind' | 'status' | 'statusSince' | 'eraseAt'>,
  { suspendedAt }: Pick<User, 'suspendedAt'>,
): boolean => kind === 'erasure' && status === 'open' && eraseAt !== null && statusSince === suspendedAt;
