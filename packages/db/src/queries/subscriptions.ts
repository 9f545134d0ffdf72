import type { SqlEntityManager } from '@mikro-orm/postgresql';

/**
 * Returns the ids of companies that have a running subscription, a draft period, or extra matchings that are
 * not invoiced yet.
 */
export async function companiesToBill(em: SqlEntityManager): Promise<number[]> {
  const rows = await em.execute<{ id: number }[]>(
    `select company_id as id from subscriptions where status in ('active', 'past_due')
     union select company_id from subscription_periods where status = 'draft'
     union select company_id from matchings where extra_cents is not null and period_id is null
     order by id`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Returns the ids of draft periods that must be issued: those created at least `reviewDays` days ago, and
 * those whose first day has come.
 * @param today business date
 */
export async function draftsDueForIssue(
  em: SqlEntityManager,
  today: string,
  reviewDays: number,
): Promise<number[]> {
  const rows = await em.execute<{ id: number }[]>(
    `select id from subscription_periods where status = 'draft'
       and (starts_on <= ? or (created_at at time zone 'America/Sao_Paulo')::date + ? <= ?) order by id`,
    [today, reviewDays, today],
  );
  return rows.map(({ id }) => id);
}
