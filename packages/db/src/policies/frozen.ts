import { migrations } from '../migrations';
import type { Policies } from '../migrations/rowPolicies';

/** Returns the row-security policies after all migrations: for each resource, those of its last migration. */
export function frozenPolicies(): Policies {
  return Object.assign({}, ...migrations.map((one) => ('policies' in one.class ? one.class.policies : {})));
}
