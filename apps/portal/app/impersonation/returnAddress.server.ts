import type { Actor } from '@elenco/core';
import { homeOf } from '../access/enterFully.server';

/**
 * Returns where an impersonator starts and returns to: the user's page in the back office, or the brand's
 * team.
 */
export function returnAddress(impersonator: Actor, userId: number): string {
  return impersonator.role === 'admin'
    ? `/dashboard/admin/users/${userId}`
    : `${homeOf(impersonator)}/company`;
}
