import { z } from 'zod';
import { accept, emit, insert, refuse, remove, update } from '../../kit';
import { companies, defineCommand, defineMove, id, ofCompanyOwner } from '../../people';
import { MAX_WEBHOOKS, ROTATION_HOURS } from './retry';
import { sealedSecret, webhook, webhookDeliveries, webhookFlow, webhookSecrets, webhooks } from './webhook';

const { title, address, events } = webhook.shape;

/**
 * Adds a webhook, as an owner. The application generates and encrypts the secret of the webhook, and shows
 * the secret once.
 */
export const addWebhook = defineCommand({
  name: 'webhooks.add',
  /** Otherwise the webhook would remain after the impersonation. */
  notWhileImpersonating: true,
  input: z.strictObject({ title, address, events, sealed: sealedSecret }),
  async load(find, _, { actor }) {
    const companyId = actor.role === 'company' ? actor.companyId : 0;
    const company = await find.forUpdate(companies, companyId, companies.access.update);
    const kept = await find.many(webhooks, { companyId, status: ['active', 'paused', 'failed'] });
    const [webhookId] = await find.ids(webhooks, 1);
    return { company, kept, webhookId: webhookId as number };
  },
  decide({ rows: { company, kept, webhookId }, input: { sealed, ...given }, now }) {
    if (kept.length >= MAX_WEBHOOKS) return refuse('too_many_webhooks', '', { most: MAX_WEBHOOKS });
    const state = { status: webhookFlow.initial, statusSince: now };
    return accept(
      [
        insert(webhooks, { id: webhookId, companyId: company.id, ...state, ...given, failingSince: null }),
        insert(webhookSecrets, { webhookId, sealed, endsAt: null }),
      ],
      { id: webhookId },
    );
  },
});

/**
 * Sends a delivery again, with a new series of attempts under the same message id. Refuses with
 * `webhook_not_active`, and with `delivery_waits` while the delivery is pending.
 */
export const resendDelivery = defineCommand({
  name: 'webhook-deliveries.resend',
  rest: 'Resends a delivery, starting with the first attempt',
  input: z.strictObject({ id }),
  async load(find, input) {
    const delivery = await find.forUpdate(webhookDeliveries, input.id, ofCompanyOwner);
    const [webhook] = await find.many(webhooks, { id: delivery.webhookId });
    return { delivery, webhook };
  },
  decide({ rows: { delivery, webhook }, now }) {
    if (webhook?.status !== 'active') return refuse('webhook_not_active');
    if (delivery.state === 'waiting') return refuse('delivery_waits');
    const { id, companyId } = delivery;
    const event = {
      kind: 'webhook-deliveries.resent',
      resource: webhookDeliveries.name,
      rowId: id,
      companyId,
    };
    const patch = {
      state: 'waiting',
      attempts: 0,
      nextAttemptAt: now,
      problem: null,
      httpStatus: null,
      tookMs: null,
    } as const;
    return accept([update(webhookDeliveries, id, patch), emit(event)], { id });
  },
});

/**
 * Replaces the secret of a webhook. For one more day, messages are also signed with the replaced secret. Any
 * secret before that one ends now.
 */
export const rotateSecret = defineCommand({
  name: 'webhooks.rotate',
  notWhileImpersonating: true,
  input: z.strictObject({ id, sealed: sealedSecret }),
  async load(find, input) {
    const row = await find.forUpdate(webhooks, input.id, webhooks.access.update);
    return { row, secrets: await find.lockMany(webhookSecrets, { webhookId: row.id }) };
  },
  decide({ rows: { row, secrets }, input: { sealed }, now }) {
    const endsAt = new Date(Date.parse(now) + ROTATION_HOURS * 3_600_000).toISOString();
    return accept(
      [
        ...secrets.map((secret) =>
          secret.endsAt === null
            ? update(webhookSecrets, secret.id, { endsAt })
            : remove(webhookSecrets, secret.id),
        ),
        insert(webhookSecrets, { webhookId: row.id, sealed, endsAt: null }),
      ],
      { id: row.id },
    );
  },
});

/** Sends a test message without content. Refuses with `webhook_not_active`. */
export const testWebhook = defineCommand({
  name: 'webhooks.test',
  rest: 'Sends a test event to a webhook',
  input: z.strictObject({ id }),
  load: (find, input) => find.forUpdate(webhooks, input.id, webhooks.access.update),
  decide({ rows: { id, companyId, status } }) {
    if (status !== 'active') return refuse('webhook_not_active');
    return accept([emit({ kind: 'webhooks.test', resource: webhooks.name, rowId: id, companyId })], { id });
  },
});

const plain = { fields: {}, also: async () => null } as const;

/** Pauses a webhook. Events during the pause are not delivered later. */
export const pauseWebhook = defineMove(webhooks, 'pause', { ...plain, decide: () => ({}) });

export const resumeWebhook = defineMove(webhooks, 'resume', {
  ...plain,
  decide: () => ({ patch: { failingSince: null } }),
});

/** Stops a webhook that had no successful delivery for days, and notifies the company. */
export const failWebhook = defineMove(webhooks, 'fail', { ...plain, decide: () => ({}) });

/** Removes a webhook. Its deliveries remain readable; its secrets are deleted. */
export const retireWebhook = defineMove(webhooks, 'retire', {
  fields: {},
  also: (find, { id }) => find.lockMany(webhookSecrets, { webhookId: id }),
  decide: ({ also: secrets }) => ({ and: secrets.map(({ id }) => remove(webhookSecrets, id)) }),
});
