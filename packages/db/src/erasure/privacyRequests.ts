import { addDays, businessDate } from '@elenco/brazil';
import { REMIND_DAYS, UNCONFIRMED_DAYS } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

export { eraseHandles, scheduleErasures } from './eraseAgain';

/** A due erasure with the data for the last e-mail. */
export interface DueErasure {
  readonly id: number;
  readonly name: string;
  readonly locale: 'pt' | 'en';
}

export const due = (em: SqlEntityManager, now: string): Promise<DueErasure[]> =>
  em.execute<DueErasure[]>(
    `select r.id, coalesce(u.name, '') as name, coalesce(u.locale, r.locale, 'pt') as locale
     from privacy_requests r left join users u on u.id = r.user_id
     where r.status = 'open' and r.erase_at <= ? order by r.id`,
    [now],
  );

/**
 * Returns the ids of users who signed up and did not confirm their e-mail address within `UNCONFIRMED_DAYS`
 * after the last e-mail.
 */
export const unconfirmed = (em: SqlEntityManager, now: string): Promise<{ id: number }[]> => {
  const since = new Date(Date.parse(now) - UNCONFIRMED_DAYS * 86_400_000).toISOString();
  return em.execute<{ id: number }[]>(
    `select id from users u
     where confirmed_at is null and suspended_at is null and not staff and created_at <= ?
       and not exists (select from events e where e.kind = 'users.signedUp'
         and e.resource = 'users' and e.row_id = u.id and e.at > ?)
     order by id`,
    [since, since],
  );
};

/**
 * Emits `privacy-requests.remind` once for every request that is overdue or due within a few days. Skips
 * pending automatic erasures, because staff need not answer them.
 */
export async function remindOfRequests(em: SqlEntityManager, now: string): Promise<void> {
  await em.transactional(async (tx) => {
    const rows = await (tx as SqlEntityManager).execute<{ id: number }[]>(
      `insert into events (kind, resource, row_id, data, at)
       select 'privacy-requests.remind', 'privacy-requests', r.id, '{"title": "", "comment": ""}', ?
       from privacy_requests r
       where r.status = 'open' and r.erase_at is null and r.due_on <= ?
         and not exists (select from events e
           where e.resource = 'privacy-requests' and e.row_id = r.id and e.kind = 'privacy-requests.remind')
       order by r.id for update of r
       returning id`,
      [now, addDays(businessDate(now), REMIND_DAYS)],
    );
    if (rows.length === 0) return;
    await tx.execute(`select add_job('deliver', ?::json)`, [
      JSON.stringify({ eventIds: rows.map(({ id }) => id) }),
    ]);
  });
}
