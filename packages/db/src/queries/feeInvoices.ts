import type { SqlEntityManager } from '@mikro-orm/postgresql';

/**
 * Invoices of ours that the authority is to be asked about, the oldest first. One that was sent and has no answer yet is
 * somebody's work, until it is older than any answer takes.
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
