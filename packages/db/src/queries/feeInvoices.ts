import type { SqlEntityManager } from '@mikro-orm/postgresql';

/**
 * Returns the ids of invoices whose state must be requested from the tax authority, oldest first. Skips
 * invoices that were sent less than `sentMinutes` ago, because the authority is still processing them.
 */
export async function feeInvoicesWaiting(
  em: SqlEntityManager,
  now: string,
  sentMinutes: number,
): Promise<number[]> {
  const rows = await em.execute<{ id: number }[]>(
    `select id from fee_invoices where status in ('pending', 'unknown', 'cancelling')
       or (status = 'sent' and status_since < ?::timestamptz - make_interval(mins => ?)) order by id limit 500`,
    [now, sentMinutes],
  );
  return rows.map(({ id }) => id);
}
