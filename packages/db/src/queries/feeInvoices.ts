import type { SqlEntityManager } from '@mikro-orm/postgresql';

/**
 * Returns the ids of invoices about whose state the authority must be asked, oldest first. Skips invoices
 * that were just sent, because the authority is still processing them.
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
