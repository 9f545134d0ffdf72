import { migrations } from '../migrations';
import type { Policies } from '../migrations/rowPolicies';

/**
 * Returns the row-security policies that are in force after all migrations. For each resource, these are the
 * policies in the last migration that contains any for it.
 */
export function frozenPolicies(): Policies {
  return Object.assign({}, ...migrations.map((one) => ('policies' in one.class ? one.class.policies : {})));
}
