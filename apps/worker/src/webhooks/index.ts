import { isProblem } from '@elenco/core/kit';
import { bodyOf, failWebhook, messageIdOf, secretOf } from '@elenco/core/operations';
import type { Database, Seal } from '@elenco/db';
import { Webhook } from 'standardwebhooks';
import { z } from 'zod';
import type { Log } from '../log';
import type { Send } from './send';

export { openSend, type Send } from './send';

const payloadOf = z.object({ deliveryId: z.int() });

/**
 * Returns a task that sends a delivery and records the result. The delivery has a signature for each valid
 * secret of the webhook.
 */
export const deliveryTask = (parts: {
  readonly database: Database;
  readonly seal: Seal;
  readonly send: Send;
  readonly log: Log;
  readonly now: () => string;
}) => ({
  async sendWebhook(payload: unknown) {
    const { database, now } = parts;
    const due = await database.webhooks.due(payloadOf.parse(payload).deliveryId, now());
    if (!due) return;
    const attempt =
      due.webhook.status === 'active'
        ? await parts.send(signed(due, parts.seal, now()))
        : ({ problem: 'stopped', httpStatus: null, tookMs: null } as const);
    const failed = await database.webhooks.record(due, attempt, now());
    if (!failed) return;
    parts.log.warn({ webhookId: due.webhook.id }, 'webhook stopped after days without a successful delivery');
    const moment = { actor: { role: 'system' }, now: now() } as const;
    await database.perform(failWebhook, { id: due.webhook.id }, moment).catch((error) => {
      // A problem means that the company has paused or deleted the webhook since the delivery began.
      if (!isProblem(error)) throw error;
    });
  },
});

type Due = NonNullable<Awaited<ReturnType<Database['webhooks']['due']>>>;

function signed({ delivery, webhook, secrets }: Due, seal: Seal, now: string) {
  const body = bodyOf(delivery);
  const id = messageIdOf(delivery);
  const at = new Date(now);
  const signatures = secrets.map(({ sealed }) =>
    new Webhook(seal.open(sealed, secretOf(webhook))).sign(id, at, body),
  );
  return {
    address: webhook.address,
    body,
    headers: {
      'user-agent': 'Elenco-Webhooks/1',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
      'webhook-signature': signatures.join(' '),
    },
  };
}
