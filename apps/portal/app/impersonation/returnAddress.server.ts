import type { Actor } from '@elenco/core';
import { homeOf } from '../access/completeSignIn.server';

/**
 * Returns the page where the impersonation starts and ends: the user's page in the back office, or the
 * company's team.
 */
export function returnAddress(impersonator: Actor, userId: number): string {
  return impersonator.role === 'admin'
    ? `/dashboard/admin/users/${userId}`
    : `${homeOf(impersonator)}/company`;
}
