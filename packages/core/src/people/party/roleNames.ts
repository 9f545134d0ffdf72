import type { Role } from './actor';

/** Role names in URLs. No other code may contain these path segments. */
const segments = { company: 'client', creator: 'professional', admin: 'admin' } as const;

export type AreaRole = keyof typeof segments;

/** Base path of each role's pages. */
export const areaPath = {
  company: `/dashboard/${segments.company}`,
  creator: `/dashboard/${segments.creator}`,
  admin: `/dashboard/${segments.admin}`,
} as const satisfies Readonly<Record<AreaRole, string>>;

/** Role names in REST and URLs, by the internal name (docs/spec/rest.md#roles). */
export const publicRole = {
  nobody: 'nobody',
  admin: 'admin',
  company: 'client',
  creator: 'professional',
  guest: 'guest',
  system: 'system',
} as const satisfies Readonly<Record<Role, string>>;

/** Returns the role with this public name; undefined if there is none. */
export const roleNamed = (name: string): Role | undefined =>
  (Object.keys(publicRole) as Role[]).find((role) => publicRole[role] === name);
