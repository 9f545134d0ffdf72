import {
  type Attempt,
  afterAttempt,
  type Webhook,
  type WebhookDelivery,
  type WebhookSecret,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { select } from '../kernel/read';
import { scopeSql } from '../kernel/scope';
import { tableOf } from '../kernel/table';
import { queueDelivery } from '../outbox/webhooks';

/** A due delivery with its webhook and the webhook's valid secrets. The newest secret comes first. */
export interface Due {
  readonly delivery: WebhookDelivery;
  readonly webhook: Webhook;
  readonly secrets: readonly Pick<WebhookSecret, 'sealed'>[];
}

/** Returns a delivery that still has to be sent; undefined if the delivery was sent or given up. */
export async function due(em: SqlEntityManager, id: number, now: string): Promise<Due | undefined> {
  const delivery = await one<WebhookDelivery>(em, 'webhook-deliveries', id);
  if (delivery?.state !== 'waiting') return undefined;
  const webhook = (await one<Webhook>(em, 'webhooks', delivery.webhookId))!;
  const secrets = await select(
    em,
    'webhook_secrets',
    { text: 'webhook_id = ? and (ends_at is null or ends_at > ?)', params: [webhook.id, now] },
    { down: true },
  );
  return { delivery, webhook, secrets: secrets as unknown as WebhookSecret[] };
}

/**
 * Records the result of an attempt, and schedules the next attempt if there is one.
 * @returns true if the webhook must be stopped, because its deliveries have failed for too long
 */
export function record(em: SqlEntityManager, { delivery, webhook }: Due, attempt: Attempt, now: string) {
  return em.transactional(async (inner) => {
    const tx = inner as SqlEntityManager;
    const after = afterAttempt(delivery, webhook, attempt, now);
    const next = after.delivery;
    const written = await tx.execute<unknown[]>(
      `update webhook_deliveries set version = version + 1, updated_at = ?, state = ?, attempts = ?, attempted_at = ?,
         next_attempt_at = ?, problem = ?, http_status = ?, took_ms = ?
       where id = ? and state = 'waiting' and attempts = ? returning id`,
      [
        now,
        next.state,
        next.attempts,
        now,
        next.nextAttemptAt,
        next.problem,
        next.httpStatus,
        next.tookMs,
        delivery.id,
        delivery.attempts,
      ],
    );
    if (written.length === 0) return false;
    // A skipped attempt says nothing about whether the receiving URL works.
    if (attempt.problem === 'stopped') return false;
    await tx.execute(
      'update webhooks set failing_since = ? where id = ? and (failing_since is null) <> (?::timestamptz is null)',
      [after.failingSince, webhook.id, after.failingSince],
    );
    if (next.nextAttemptAt) await queueDelivery(tx, delivery.id, next.nextAttemptAt);
    return after.failed && webhook.status === 'active';
  });
}

async function one<Row>(em: SqlEntityManager, name: string, id: number): Promise<Row | undefined> {
  const [row] = await select(em, name, scopeSql(tableOf(em, name), [{ id }]));
  return row as unknown as Row | undefined;
}
