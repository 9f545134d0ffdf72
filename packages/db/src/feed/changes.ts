import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** Channel for changed rows, for open staff pages. */
export const CHANGES_CHANNEL = 'changes';
/** PostgreSQL limits a notification to 8,000 bytes. */
const MAX_NAMED = 200;

/** Notifies of changed rows, `payouts:3`, by id only; for very many rows only by resource. */
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
