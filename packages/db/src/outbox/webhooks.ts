import { publicEventKind, testEvent, webhooks } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { currentTrace } from '../measure';
import type { OutboxEvent } from './message';

/**
 * Creates a delivery, and its job, for each webhook of the company that subscribes to the event. A test event
 * is delivered only to the webhook that it tests. If this is called again for the same event, its deliveries
 * get another job.
 */
export async function putDeliveries(em: SqlEntityManager, event: OutboxEvent, now: string): Promise<void> {
  if (event.kind === 'webhook-deliveries.resent') return queueDelivery(em, event.rowId);
  if (event.companyId === null) return;
  const test = event.kind === testEvent;
  const kind = publicEventKind(event.kind);
  const wanted = test ? 'w.id = ?' : '? = any(w.events)';
  const rows = await em.execute<{ id: number }[]>(
    `insert into webhook_deliveries
       (version, created_at, updated_at, state, company_id, webhook_id, event, event_id, happened_at,
        subject, row_id, briefing_id, attempts, next_attempt_at)
     select 1, e.now, e.now, 'waiting', w.company_id, w.id, ?, ?, ?::timestamptz, ?, ?, ?::int, 0, e.now
     from webhooks w cross join (select ?::timestamptz as now) e
     where w.company_id = ? and w.status = 'active' and ${wanted}
     order by w.id on conflict (webhook_id, event_id) do nothing returning id`,
    [
      kind,
      event.id,
      event.at,
      test ? webhooks.name : event.resource,
      event.rowId,
      event.briefingId,
      now,
      event.companyId,
      test ? event.rowId : kind,
    ],
  );
  for (const { id } of rows) await queueDelivery(em, id);
}

/** Queues the job of a delivery. If a job is queued for a later attempt, it replaces this job. */
export async function queueDelivery(em: SqlEntityManager, id: number, at?: string | null): Promise<void> {
  await em.execute(`select add_job_at('sendWebhook', ?::json, coalesce(?::timestamptz, now()))`, [
    JSON.stringify({ deliveryId: id, ...currentTrace() }),
    at ?? null,
  ]);
}
