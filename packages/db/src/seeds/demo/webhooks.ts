import {
  type Actor,
  type Attempt,
  addWebhook,
  failWebhook,
  pauseWebhook,
  retireWebhook,
  retryAfter,
  secretOf,
  testWebhook,
  webhookDeliveries,
} from '@elenco/core';
import type { Database } from '../../database';
import type { Seal } from '../../encryption/seal';
import { newWebhookSecret } from '../../identity';
import { withClient } from '../../withClient';

const arrived: Attempt = { problem: null, httpStatus: 204, tookMs: 182 };
const late: Attempt = { problem: 'timeout', httpStatus: null, tookMs: 15_000 };
const refused: Attempt = { problem: 'http_status', httpStatus: 503, tookMs: 95 };

/** Results of the test deliveries of the first webhook: one delivered, one given up, one pending. */
const outcomes: readonly (readonly Attempt[])[] = [
  [arrived],
  [...retryAfter.map(() => late), late],
  [refused],
];

/** Creates webhooks of a brand, one in each state, and deliveries of the first one. */
export async function seedWebhooks(
  database: Database,
  { url, seal, owner, now }: { url: string; seal: Seal; owner: Actor; now: string },
): Promise<void> {
  if (owner.role !== 'company') throw new Error('the actor is not a company');
  const as = { actor: owner, now };
  const ids: number[] = [];
  for (const title of ['ERP', 'BI', 'Planilha da agência', 'Integração antiga']) {
    const sealed = seal.close(newWebhookSecret(), secretOf(owner));
    // The webhook subscribes only to a rare event. Its URL does not exist, so failed deliveries would change
    // the demo data.
    const about = {
      title,
      address: `https://hooks.aurora.example/${ids.length + 1}`,
      events: ['payouts.fail'],
    };
    const { id } = await database.perform(addWebhook, { ...about, events: ['payouts.fail'], sealed }, as);
    ids.push(id);
  }
  const [first, paused, failed, retired] = ids as [number, number, number, number];
  await database.perform(pauseWebhook, { id: paused }, as);
  await database.perform(failWebhook, { id: failed }, { actor: { role: 'system' }, now });
  await database.perform(retireWebhook, { id: retired }, as);
  for (const _ of outcomes) await database.perform(testWebhook, { id: first }, as);
  const events = await withClient(url, async (client) => {
    const { rows } = await client.query<{ id: number }>(`select id from events where kind = 'webhooks.test'`);
    return rows.map(({ id }) => id);
  });
  await database.outbox.deliver(events, () => [], now);
  const sent = await database.see(webhookDeliveries, owner, { webhookId: first }, { by: 'id' });
  for (const [n, { id }] of sent.entries()) {
    for (const attempt of outcomes[n] ?? []) {
      const due = await database.webhooks.due(id, now);
      if (due) await database.webhooks.record(due, attempt, now);
    }
  }
}
