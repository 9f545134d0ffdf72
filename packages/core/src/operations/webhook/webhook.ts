import { z } from 'zod';
import { anyOf, defineFlow, type StateOf } from '../../kit';
import {
  type Actor,
  count,
  dash,
  defineResource,
  erased,
  id,
  impersonal,
  instant,
  line,
  noOne,
  ofCompanyOwner,
  type Rule,
  secret,
  staff,
  stamps,
  systemOnly,
} from '../../people';
import { webhookAddress } from './address';
import { webhookEvents } from './events';

/**
 * Flow of a webhook, which is a URL that receives a company's events. The system sets `failed` after days
 * without a successful delivery.
 */
export const webhookFlow = defineFlow({
  name: 'webhooks',
  states: ['active', 'paused', 'failed', 'retired'],
  initial: 'active',
  moves: {
    pause: { from: ['active'], to: 'paused' },
    resume: { from: ['paused', 'failed'], to: 'active' },
    fail: { from: ['active'], to: 'failed' },
    retire: { from: ['active', 'paused', 'failed'], to: 'retired', final: true },
  },
});

export const webhook = z.object({
  ...stamps,
  companyId: id,
  status: impersonal(z.enum(webhookFlow.states as [StateOf<typeof webhookFlow>])),
  statusSince: instant,
  title: erased(line(120), dash),
  address: erased(webhookAddress, dash),
  events: impersonal(
    z
      .array(z.enum(webhookEvents))
      .min(1, 'at_least_one')
      .refine((events) => new Set(events).size === events.length, 'repeated'),
  ),
  /** When the current series of failures began; null after a success. */
  failingSince: instant.nullable(),
});

export type Webhook = z.output<typeof webhook>;

/** Reason of a failed delivery: the resolved address, the response, or a stopped webhook. */
export const deliveryProblems = [
  'unreachable',
  'timeout',
  'certificate',
  'private_address',
  'redirect',
  'http_status',
  'gone',
  'stopped',
] as const;

export type DeliveryProblem = (typeof deliveryProblems)[number];

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;

/** Delivery of one event to one webhook. The system manages it, without a flow. */
export const webhookDelivery = z.object({
  ...stamps,
  companyId: id,
  webhookId: id,
  /** State of the delivery: waiting for the next attempt, delivered, or given up. */
  state: impersonal(z.enum(deliveryStates)),
  /** One of `webhookEvents`, or `webhooks.test`. */
  event: impersonal(z.string()),
  eventId: id,
  happenedAt: instant,
  /** Resource of the row to which the event refers. */
  subject: impersonal(z.string()),
  /** Id of the row to which the event refers. */
  rowId: id,
  briefingId: id.nullable(),
  attempts: impersonal(count),
  attemptedAt: instant.nullable(),
  /** Time of the next attempt; null if there is none. */
  nextAttemptAt: instant.nullable(),
  problem: impersonal(z.enum(deliveryProblems).nullable()),
  /** HTTP status of the last response. */
  httpStatus: impersonal(z.int().min(100).max(999).nullable()),
  /** Milliseconds until the last response. */
  tookMs: impersonal(count.nullable()),
});

export type WebhookDelivery = z.output<typeof webhookDelivery>;

/** Secret with which messages are signed. It is encrypted before it reaches core. */
export const sealedSecret = z.string().min(1).max(1_000);

const webhookSecret = z.object({
  ...stamps,
  webhookId: id,
  sealed: secret(sealedSecret),
  /** Time until which messages are also signed with a replaced secret; null for the current secret. */
  endsAt: instant.nullable(),
});

export type WebhookSecret = z.output<typeof webhookSecret>;

/** An internal resource that is not listed in resources.ts, so that no route exposes it. */
export const webhookSecrets = { name: 'webhook_secrets', schema: webhookSecret } as const;

/**
 * Returns the associated data for the encryption of a secret. It prevents the secret from being decrypted as
 * a secret of another company.
 */
export const secretOf = ({ companyId }: { readonly companyId: number }): string => `webhook ${companyId}`;

/**
 * Only company owners decide where data is sent. Webhooks are created only by `webhooks.add`, which shows the
 * secret.
 */
const webhookAccess = {
  read: anyOf<Actor, Webhook>(ofCompanyOwner, staff('support')),
  create: noOne,
  update: ofCompanyOwner,
  remove: noOne,
  moves: {
    pause: ofCompanyOwner,
    resume: ofCompanyOwner,
    fail: systemOnly as Rule<Webhook>,
    retire: ofCompanyOwner,
  },
} as const;

const webhookDeliveryAccess = {
  read: anyOf<Actor, WebhookDelivery>(ofCompanyOwner, staff('support')),
  create: noOne,
  update: noOne,
  remove: noOne,
  moves: {},
} as const;

export const webhooks = defineResource({
  name: 'webhooks',
  schema: webhook,
  flow: webhookFlow,
  writable: {
    create: [],
    update: ['title', 'address', 'events'],
    // Only an owner may decide where data is sent, never an impersonator.
    notWhileImpersonating: ['address', 'events'],
  },
  filters: { id: 'is', companyId: 'is', status: 'is', createdAt: 'between' },
  listed: { status: ['active', 'paused', 'failed'] },
  sorts: ['id', 'title', 'status', 'createdAt'],
  access: webhookAccess,
});

/** Deliveries to a webhook, with the response. */
export const webhookDeliveries = defineResource({
  name: 'webhook-deliveries',
  schema: webhookDelivery,
  flow: undefined,
  writable: { create: [], update: [] },
  filters: { id: 'is', companyId: 'is', webhookId: 'is', state: 'is', event: 'is', happenedAt: 'between' },
  sorts: ['id', 'happenedAt'],
  access: webhookDeliveryAccess,
});
