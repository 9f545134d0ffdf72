/** The database role with which each kind of actor reads. */
export const roles = {
  nobody: 'elenco_nobody',
  company: 'elenco_company',
  creator: 'elenco_creator',
  admin: 'elenco_admin',
  guest: 'elenco_guest',
  system: 'elenco_system',
} as const;
export const systemRole = roles.system;
export type Reader = Exclude<keyof typeof roles, 'system'>;
const readers = (Object.keys(roles) as (keyof typeof roles)[]).filter((role) => role !== 'system');
const readerRoles = readers.map((reader) => roles[reader]).join(', ');

/**
 * SQL conditions by resource and kind of actor, for the rows that the actor may read. If there is no
 * condition for a kind of actor, these actors read no rows.
 */
export type Policies = Readonly<Record<string, Readonly<Partial<Record<Reader, string>>>>>;

const tableOf = (resource: string) => resource.replaceAll('-', '_');
/** Append-only tables. Readers get no right to lock their rows, because commands never change them. */
const appendOnly = new Set([
  'postings',
  'audit',
  'consents',
  'content_versions',
  'failed_sign_ins',
  'iss_rules',
  'observations',
]);

const without = (table: string) =>
  [systemRole, ...readers.flatMap((reader) => [`read_${reader}`, `lock_${reader}`])].map(
    (policy) => `drop policy if exists ${policy} on ${table}`,
  );

/**
 * Returns the SQL that replaces the row security of these resources. The `lock_…` policy of a kind of actor
 * only allows locking the rows that the actor may read. Only the application's own role makes changes, after
 * the application has checked the rules.
 */
export function rowSecurity(policies: Policies): string[] {
  return Object.entries(policies).flatMap(([resource, rules]) => {
    const table = tableOf(resource);
    return [
      ...without(table),
      `alter table ${table} enable row level security`,
      `alter table ${table} force row level security`,
      `grant select${appendOnly.has(table) ? '' : ', update (id)'} on ${table} to ${readerRoles}`,
      `create policy ${systemRole} on ${table} to ${systemRole} using (true)`,
      ...readers.flatMap((reader) => {
        const rule = rules[reader];
        if (rule === undefined) return [];
        const read = `create policy read_${reader} on ${table} for select to ${roles[reader]} using (${rule})`;
        if (appendOnly.has(table)) return [read];
        const lock = `create policy lock_${reader} on ${table} for update to ${roles[reader]} using (${rule}) with check (false)`;
        return [read, lock];
      }),
    ];
  });
}

/**
 * Returns the SQL that reverts `rowSecurity`.
 * @public for the migrations that `bin/new-slice.ts` and `bin/policies.ts` write
 */
export function noRowSecurity(policies: Policies): string[] {
  return Object.keys(policies).flatMap((resource) => {
    const table = tableOf(resource);
    return [
      ...without(table),
      `revoke select, update (id) on ${table} from ${readerRoles}`,
      `alter table ${table} no force row level security`,
      `alter table ${table} disable row level security`,
    ];
  });
}
