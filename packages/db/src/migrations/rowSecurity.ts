import { type PoliciesOf, securityFor } from './rowPolicies';

/** The database roles as they were named until Migration20261213_role_names, for the migrations before it alone. */
export const roles = {
  nobody: 'elenco_nobody',
  client: 'elenco_client',
  professional: 'elenco_professional',
  admin: 'elenco_admin',
  guest: 'elenco_guest',
  system: 'elenco_system',
} as const;
export const systemRole = roles.system;

export type Policies = PoliciesOf<Exclude<keyof typeof roles, 'system'>>;
export const { rowSecurity, noRowSecurity } = securityFor(roles);
