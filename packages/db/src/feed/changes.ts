import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** PostgreSQL channel for changed rows, which open staff pages listen to. */
export const CHANGES_CHANNEL = 'changes';
/** Maximum number of rows that a notification names. PostgreSQL limits notifications to 8,000 bytes. */
const MAX_NAMED = 200;

/**
 * Notifies listeners of changed rows by resource and id, such as `payouts:3`. If there are too many rows,
 * names only their resources.
 */
export async function notifyChanges(
  em: SqlEntityManager,
  rows: readonly { readonly resource: string; readonly rowId: number }[],
  by: number | null,
): Promise<void> {
  const names = [...new Set(rows.map(({ resource, rowId }) => `${resource}:${rowId}`))];
  if (names.length === 0) return;
  const listed = names.length > MAX_NAMED ? [...new Set(rows.map(({ resource }) => resource))] : names;
  await em.execute(`select pg_notify('${CHANGES_CHANNEL}', ?)`, [JSON.stringify({ by, rows: listed })]);
}
