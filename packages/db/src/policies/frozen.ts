import { migrations } from '../migrations';
import type { Policies } from '../migrations/rowPolicies';

/** The policies as the migrations have left them: of each resource the last ones. */
export function frozenPolicies(): Policies {
  return Object.assign({}, ...migrations.map((one) => ('policies' in one.class ? one.class.policies : {})));
}
