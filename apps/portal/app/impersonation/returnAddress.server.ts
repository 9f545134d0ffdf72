import type { Actor } from '@elenco/core';
import { homeOf } from '../access/enterFully.server';

/** Where whoever may log in as this person comes from, and goes back to: the person's page, or the brand's team. */
export function returnAddress(impersonator: Actor, userId: number): string {
  const home = homeOf(impersonator);
  return impersonator.role === 'admin' ? `${home}/users/${userId}` : `${home}/company`;
}
