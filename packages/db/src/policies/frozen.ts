import { migrations } from '../migrations';
import { renamed } from '../migrations/Migration20261213_role_names';
import type { Policies } from '../migrations/rowPolicies';

const nameOf = new Map(renamed.map(({ before, after }) => [before, after]));

/** The policies as the migrations have left them: of each resource the last ones, by the roles' names of today. */
export function frozenPolicies(): Policies {
  const last = Object.assign(
    {},
    ...migrations.map((one) => ('policies' in one.class ? one.class.policies : {})),
  );
  return Object.fromEntries(
    Object.entries<Readonly<Record<string, string>>>(last).map(([resource, rules]) => [
      resource,
      Object.fromEntries(Object.entries(rules).map(([role, rule]) => [nameOf.get(role) ?? role, rule])),
    ]),
  );
}
