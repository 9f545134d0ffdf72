import type { SqlEntityManager } from '@mikro-orm/postgresql';

/**
 * Returns the ids of invoices whose state the authority must be asked for, oldest first. One just sent is
 * being processed, until it is older than any response time.
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
