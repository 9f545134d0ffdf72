import { migrations } from '../migrations';
import type { Policies } from '../migrations/rowPolicies';

/** Returns the policies after all migrations: the last ones of each resource. */
export function frozenPolicies(): Policies {
  return Object.assign({}, ...migrations.map((one) => ('policies' in one.class ? one.class.policies : {})));
}
