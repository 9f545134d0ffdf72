import { type CardPayment, cardPayments } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { tableOf } from '../kernel/table';

/**
 * Returns the ids of companies that owe a charge for their subscription and have a card as the default
 * payment method.
 */
export async function companiesOnCards(em: SqlEntityManager): Promise<number[]> {
  const rows = await em.execute<{ id: number }[]>(
    `select distinct company_id as id from payment_methods m where is_default
       and exists (select from charges c where c.company_id = m.company_id and c.purpose = 'subscription'
         and c.status in ('open', 'overdue'))
     order by id`,
  );
  return rows.map(({ id }) => id);
}

/** Returns a card payment with the provider's ids, which only the system may read. */
export async function cardPayment(em: SqlEntityManager, id: number): Promise<CardPayment | undefined> {
  const { selection, toRow, name } = tableOf(em, cardPayments.name);
  const [row] = await em.execute<Record<string, unknown>[]>(`select ${selection} from ${name} where id = ?`, [
    id,
  ]);
  return row && (toRow(row) as unknown as CardPayment);
}

/**
 * Returns the payments whose state must be requested from the provider, and the cards that the provider must
 * delete.
 */
export async function cardPaymentsWaiting(em: SqlEntityManager, now: string, pageMinutes: number) {
  const asked = await em.execute<{ id: number; kept: boolean }[]>(
    `select id, payment_method_id is not null as kept from card_payments
     where status = 'asked' and (payment_method_id is not null or created_at < ?::timestamptz - make_interval(mins => ?))
     order by id`,
    [now, pageMinutes],
  );
  const back = await em.execute<{ id: number }[]>(
    `select id from card_payments where status in ('paid', 'surplus', 'lost') and refund_cents > refunded_cents order by id`,
  );
  const removed = await em.execute<{ id: number; reference: string }[]>(
    `select id, reference from payment_methods where status = 'removed' and detached_at is null order by id`,
  );
  return {
    kept: asked.filter(({ kept }) => kept).map(({ id }) => id),
    pages: asked.filter(({ kept }) => !kept).map(({ id }) => id),
    back: back.map(({ id }) => id),
    removed,
  };
}
