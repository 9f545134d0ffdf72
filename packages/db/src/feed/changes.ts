import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** The channel on which processes hear which rows have changed, for the open pages of staff. */
export const CHANGES_CHANNEL = 'changes';
/** PostgreSQL takes 8,000 bytes in one notification. */
const MOST_NAMED = 200;

/** Tells which rows changed, `payouts:3`, by their numbers alone; of very many only which resources they are of. */
export async function notifyChanges(
  em: SqlEntityManager,
  rows: readonly { readonly resource: string; readonly rowId: number }[],
  by: number | null,
): Promise<void> {
  const names = [...new Set(rows.map(({ resource, rowId }) => `${resource}:${rowId}`))];
  if (names.length === 0) return;
  const listed = names.length > MOST_NAMED ? [...new Set(rows.map(({ resource }) => resource))] : names;
  await em.execute(`select pg_notify('${CHANGES_CHANNEL}', ?)`, [JSON.stringify({ by, rows: listed })]);
}
