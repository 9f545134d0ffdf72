import type { Actor, User } from '@elenco/core';
import { areaPath } from '@elenco/core/people';
import { homeOf } from './completeSignIn.server';

/**
 * Returns the target of the Dashboard button (docs/spec/addresses.md#the-dashboard-button); null for a user
 * without a role.
 */
export function dashboardOf(actor: Actor, user: Pick<User, 'cpf'>): string | null {
  if (actor.role === 'nobody') return null;
  return actor.role === 'company' && !user.cpf ? `${areaPath.company}/settings` : homeOf(actor);
}
