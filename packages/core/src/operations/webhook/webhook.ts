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
  nobody,
  ofCompanyOwner,
  type Rule,
  secret,
  staff,
  stamps,
  systemOnly,
} from '../../people';
import { webhookAddress } from './address';
import { webhookEvents } from './events';

/** An address that a company has told what happens to. `failed` is the product's word: nobody answered there for days. */
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
  /** Since when nothing has arrived; null after what has. */
  failingSince: instant.nullable(),
});

export type Webhook = z.output<typeof webhook>;

/** Why nothing arrived: what the address leads to, how it answered, or that it was no longer wanted. */
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

/** One event on its way to one address: what the product has tried, and no flow of anybody's. */
export const webhookDelivery = z.object({
  ...stamps,
  companyId: id,
  webhookId: id,
  /** It waits for its next attempt, has arrived, or was given up. */
  state: impersonal(z.enum(deliveryStates)),
  /** One of `webhookEvents`, or `webhooks.test`. */
  event: impersonal(z.string()),
  eventId: id,
  happenedAt: instant,
  /** The resource that it happened to, and its number. */
  subject: impersonal(z.string()),
  rowId: id,
  briefingId: id.nullable(),
  attempts: impersonal(count),
  attemptedAt: instant.nullable(),
  /** When it is tried again; null where it is not. */
  nextAttemptAt: instant.nullable(),
  problem: impersonal(z.enum(deliveryProblems).nullable()),
  /** The HTTP status of the last answer. */
  httpStatus: impersonal(z.int().min(100).max(999).nullable()),
  /** Milliseconds until the last answer. */
  tookMs: impersonal(count.nullable()),
});

export type WebhookDelivery = z.output<typeof webhookDelivery>;

/** What a message is signed with, closed before it comes here. */
export const sealedSecret = z.string().min(1).max(1_000);

const webhookSecret = z.object({
  ...stamps,
  webhookId: id,
  sealed: secret(sealedSecret),
  /** Until when messages are signed with it, too, once another has taken its place. */
  endsAt: instant.nullable(),
});

export type WebhookSecret = z.output<typeof webhookSecret>;

/** In no registry, so that no address leads to it. */
export const webhookSecrets = { name: 'webhook_secrets', schema: webhookSecret } as const;

/** What a sealed secret is bound to: it does not open as another company's. */
export const secretOf = ({ companyId }: { readonly companyId: number }): string => `webhook ${companyId}`;

/** A company's owner decides where its data goes; made by `webhooks.add`, which shows the secret. */
const webhookAccess = {
  read: anyOf<Actor, Webhook>(ofCompanyOwner, staff('support')),
  create: nobody,
  update: ofCompanyOwner,
  remove: nobody,
  moves: {
    pause: ofCompanyOwner,
    resume: ofCompanyOwner,
    fail: systemOnly as Rule<Webhook>,
    retire: ofCompanyOwner,
  },
} as const;

const webhookDeliveryAccess = {
  read: anyOf<Actor, WebhookDelivery>(ofCompanyOwner, staff('support')),
  create: nobody,
  update: nobody,
  remove: nobody,
  moves: {},
} as const;

export const webhooks = defineResource({
  name: 'webhooks',
  schema: webhook,
  flow: webhookFlow,
  writable: {
    create: [],
    update: ['title', 'address', 'events'],
    // Where data goes is the owner's own decision.
    notWhileImpersonating: ['address', 'events'],
  },
  filters: { id: 'is', companyId: 'is', status: 'is', createdAt: 'between' },
  listed: { status: ['active', 'paused', 'failed'] },
  sorts: ['id', 'title', 'status', 'createdAt'],
  access: webhookAccess,
});

/** What was sent to an address, and what came back. */
export const webhookDeliveries = defineResource({
  name: 'webhook-deliveries',
  schema: webhookDelivery,
  flow: undefined,
  writable: { create: [], update: [] },
  filters: { id: 'is', companyId: 'is', webhookId: 'is', state: 'is', event: 'is', happenedAt: 'between' },
  sorts: ['id', 'happenedAt'],
  access: webhookDeliveryAccess,
});
