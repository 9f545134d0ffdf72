import type { Role } from './actor';

/** Role names of the public interface (REST, addresses), by the internal name (docs/spec/rest.md#roles). */
export const publicRole = {
  nobody: 'nobody',
  admin: 'admin',
  company: 'client',
  creator: 'professional',
  guest: 'guest',
  system: 'system',
} as const satisfies Readonly<Record<Role, string>>;

/** Returns the role with this public name. */
export const roleNamed = (name: string): Role | undefined =>
  (Object.keys(publicRole) as Role[]).find((role) => publicRole[role] === name);
